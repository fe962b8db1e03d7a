import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const entries = {
  start: path('./src/app/start.ts'),
  application: path('./src/app/main.tsx'),
  landing: path('./src/app/landing-client.tsx'),
};

/** The text font and the application are named by the page itself, long before a style sheet or a script asks for them. */
function preloadFirstNeeds(): Plugin {
  return {
    name: 'preload-first-needs',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk }) => {
        const tags: HtmlTagDescriptor[] = [];
        const preload = (rel: string, file: string, attributes = {}) => {
          if (html.includes(file)) return;
          tags.push({
            tag: 'link',
            attrs: { rel, crossorigin: true, href: `/${file}`, ...attributes },
            injectTo: 'head',
          });
        };
        for (const file of chunk?.dynamicImports ?? []) {
          const started = bundle[file];
          if (started?.type !== 'chunk' || !started.moduleIds.includes(entries.application)) continue;
          for (const needed of [...started.imports, file]) preload('modulepreload', needed);
        }
        const font = Object.keys(bundle).find((file) => /geist-text.*\.woff2$/.test(file));
        if (font) preload('preload', font, { as: 'font', type: 'font/woff2' });
        return tags;
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: path('.'),
  plugins: [react(), tailwindcss(), preloadFirstNeeds()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: path('./src/') },
      { find: /^@alliance\/api-client\//, replacement: path('../libs/api-client/src/') },
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: apiOrigin }, '/health': { target: apiOrigin } },
  },
  build: {
    outDir: path('../dist/frontend'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: [path('./index.html'), path('./landing.html')],
            output: { codeSplitting: { groups: chunkGroups(entries) } },
          },
        }),
  },
}));
