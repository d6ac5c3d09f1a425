// Boards as they look at moments of games, without a server: ?game=NAME&at=3&lang=de&theme=dark

import { mount } from 'svelte'
import '../src/app.css'
import { gameNames } from '../src/lib/games'
import { useTheme, type Theme } from '../src/lib/theme.svelte'
import { learn, useLanguage, type Language } from '../src/lib/words.svelte'
import Gallery, { type Moment } from './Gallery.svelte'

const query = new URLSearchParams(location.search)
useTheme((query.get('theme') ?? 'light') as Theme)
await useLanguage((query.get('lang') ?? 'en') as Language)
const game = query.get('game') ?? gameNames()[0]!
await learn(game)
const frames = import.meta.glob<Moment[]>('./frames/*.json', { import: 'default' })
const moments = await frames[`./frames/${game}.json`]!()
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { game, moments, first: Number(query.get('at') ?? 0) },
})
