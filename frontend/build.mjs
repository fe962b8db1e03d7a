// Builds the web client into dist/frontend: index.html (the application), landing.html (the prerendered landing page
// for visitors), and a .br and a .gz beside every file that is worth compressing.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const output = fileURLToPath(new URL('../dist/frontend/', import.meta.url));
const serverOutput = fileURLToPath(new URL('../dist/frontend-prerender/', import.meta.url));
const configFile = join(here, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: join(here, 'src/app/prerender.tsx'),
    outDir: serverOutput,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});

/**
 * The page can be read and its links followed without script, so the script stands back until the page has been painted.
 * React is started in a task of its own: no task is long enough to keep a reader waiting.
 */
const startAfterFirstPaint = (html, react) =>
  html
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(
      /<script type="module"[^>]* src="([^"]+)"><\/script>/,
      (_, source) =>
        `<script>addEventListener('load', () => setTimeout(() => import('${react}').then(() => setTimeout(() => import('${source}'), 50)), 200))</script>`,
    );

const { paths, prerender } = await import(pathToFileURL(join(serverOutput, 'prerender.mjs')).href);
const landing = await readFile(join(output, 'landing.html'), 'utf8');
const page = prerender();
if (/<style|\sstyle=/.test(page))
  throw new Error('The landing page holds inline styles, which the content policy forbids.');
const react = (await readdir(join(output, 'assets'))).find((file) => /^react-.*\.js$/.test(file));
await writeFile(
  join(output, 'landing.html'),
  startAfterFirstPaint(landing, `/assets/${react}`).replace('<!--page-->', () => page),
);
await writeFile(join(output, 'paths.json'), JSON.stringify(paths));
await rm(serverOutput, { recursive: true });

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const files = (await readdir(output, { recursive: true })).filter((file) => compressible.has(extname(file)));
await Promise.all(
  files.map(async (file) => {
    const content = await readFile(join(output, file));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(output, `${file}.br`), br), writeFile(join(output, `${file}.gz`), gz)]);
  }),
);
