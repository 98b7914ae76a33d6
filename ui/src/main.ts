import { mount } from 'svelte'
import App from './App.svelte'
import { applySettings } from './browser/settings.svelte'
import './style/index.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the application')
applySettings()
mount(App, { target })

// Only where the page came safely; elsewhere browsers keep nothing for it.
if (import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
