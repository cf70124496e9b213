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

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [fluentWithoutComments(), svelte()],
  resolve: { alias: { $locale: here('../src/puntobanco/text/locale') } },
  build: {
    target: 'es2022',
    outDir: here('../src/puntobanco/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
})
