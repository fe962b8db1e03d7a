import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The text font is needed by the first paint, long before the style sheet names it. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /geist-text.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: path('.'),
  plugins: [react(), tailwindcss(), preloadTextFont()],
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
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: [path('./index.html'), path('./landing.html')],
            // React in a file of its own: it changes seldom, and the landing page starts it apart from its own code.
            output: {
              codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
            },
          },
        }),
  },
}));
