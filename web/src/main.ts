/** Starts the client: the chosen language first, so that nothing is drawn in another. */
import './app.css'
import './link/install.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import { apply, chosen } from './settings.svelte.ts'
import { speak } from './text/texts.svelte.ts'

apply()
await speak(chosen().language)
mount(App, { target: document.getElementById('app')! })
