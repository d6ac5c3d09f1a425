import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './lists.css'
import { registerServiceWorker, reloadWhenPartsAreMissing } from './lib/reload'
import { preferred, useLanguage } from './lib/words.svelte'

reloadWhenPartsAreMissing()
await useLanguage(preferred())
mount(App, { target: document.getElementById('app')! })
registerServiceWorker()
