import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { keepPage, mendPage } from './lib/upkeep'
import { preferred, speak } from './lib/words.svelte'

mendPage()
await speak(preferred())
mount(App, { target: document.getElementById('app')! })
keepPage()
