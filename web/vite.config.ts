import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Fluent files are read by Python too, with their notes to translators; the browser is sent the messages only. */
function fluentWithoutComments(): Plugin {
  return {
    name: 'fluent-without-comments',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ftl?raw')) return null
      const kept = code.replace(/(^|\\n|")#[^\n]*?(?=\\n|"$)/g, '$1').replace(/(\\n){2,}/g, '\\n')
      return { code: kept, map: null }
    },
  }
}

/** All that the page needs before anything is asked for: one piece, whatever other pages share with it. */
const firstLoad = new Set<string>()

function collectFirstLoad(): Plugin {
  return {
    name: 'collect-first-load',
    apply: 'build',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      while (entries.length > 0) {
        const id = entries.pop()!
        if (firstLoad.has(id)) continue
        firstLoad.add(id)
        entries.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
}

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [fluentWithoutComments(), svelte(), collectFirstLoad()],
  resolve: { alias: { $locale: here('../src/puntobanco/text/locale') } },
  build: {
    target: 'es2022',
    outDir: here('../src/puntobanco/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: (id) => firstLoad.has(id) }] } } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
})
