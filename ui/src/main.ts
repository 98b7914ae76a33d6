import { mount } from 'svelte'
import App from './App.svelte'
import { applySettings } from './parts/settings.svelte'
import './style/index.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the application')
applySettings()
mount(App, { target })
