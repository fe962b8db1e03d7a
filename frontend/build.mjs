// Builds the web client. Into dist/frontend: index.html (the application), member.html (the same for those who have a
// session), landing.html (the landing page for visitors, prerendered without prices), and a .br and a .gz beside every file that is worth compressing. Into
// dist/frontend-render: what the server needs to render the landing page with today's prices and stories, the pages that are read
// without script and the site map, and to name in a document what its page needs.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const output = fileURLToPath(new URL('../dist/frontend/', import.meta.url));
const renderOutput = fileURLToPath(new URL('../dist/frontend-render/', import.meta.url));
const configFile = join(here, 'vite.config.ts');

const buildForNode = (entry, fileName, plugins = []) =>
  build({
    configFile,
    plugins,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(here, entry),
      outDir: renderOutput,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: fileName, format: 'cjs', codeSplitting: false } },
    },
  });

/** Whoever imports a page gets the name of its file. */
const pagesAsNames = {
  name: 'pages-as-names',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    const resolved = await this.resolve(specifier, importer);
    return { id: `\0page:${resolved.id}` };
  },
  load: (id) => (id.startsWith('\0page:') ? `export default ${JSON.stringify(id.slice('\0page:'.length))}` : null),
};

const { output: chunks } = await build({ configFile, logLevel: 'warn' });
await rm(renderOutput, { recursive: true, force: true });
await buildForNode('src/app/page-heads.ts', 'page-heads.cjs', [pagesAsNames]);
await buildForNode('src/app/render-landing.tsx', 'landing.cjs');
await buildForNode('src/app/render-pages.tsx', 'readable-pages.cjs');
await buildForNode('src/app/render-site-map.ts', 'site-map.cjs');
const { mountedPaths, modules } = createRequire(import.meta.url)(join(renderOutput, 'page-heads.cjs'));

/** The style sheet stands in the page, so the first paint waits for one answer and no more. */
async function withItsStyle(html) {
  const [link, href] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">\s*/.exec(html);
  const style = await readFile(join(output, href), 'utf8');
  await rm(join(output, href));
  return html.replace(link, '').replace('</head>', () => `<style>${style.trim()}</style>\n  </head>`);
}

/** The icon as well: its request would hold up the font's. */
async function withItsIcon(html) {
  const icon = await readFile(join(output, 'favicon.svg'), 'utf8');
  return html.replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(icon.trim())}"`);
}

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

const react = (await readdir(join(output, 'assets'))).find((file) => /^react-.*\.js$/.test(file));
const template = startAfterFirstPaint(
  await withItsIcon(await withItsStyle(await readFile(join(output, 'landing.html'), 'utf8'))),
  `/assets/${react}`,
);
const { render } = createRequire(import.meta.url)(join(renderOutput, 'landing.cjs'));
const { page, data } = render(mountedPaths);
await writeFile(join(renderOutput, 'landing.html'), template);
await writeFile(join(output, 'landing.html'), template.replace('<!--page-->', () => page).replace('<!--data-->', data));
const shell = await readFile(join(output, 'index.html'), 'utf8');
await writeFile(join(output, 'member.html'), shell.replace('<html', '<html data-session'));
await writeFile(join(output, 'paths.json'), JSON.stringify(mountedPaths));

/** The files of a page's code that the document does not name for every page. */
function filesOf(module) {
  const chunkOf = (fileName) => chunks.find((chunk) => chunk.fileName === fileName);
  const files = new Set([chunks.find(({ moduleIds }) => moduleIds?.includes(module)).fileName]);
  for (const file of files) for (const imported of chunkOf(file).imports) files.add(imported);
  return [...files].filter((file) => !shell.includes(file));
}
const files = Object.fromEntries((await modules).map(([path, module]) => [path, filesOf(module)]));
await writeFile(join(renderOutput, 'page-files.json'), JSON.stringify(files));

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const sent = (await readdir(output, { recursive: true })).filter((file) => compressible.has(extname(file)));
await Promise.all(
  sent.map(async (file) => {
    const content = await readFile(join(output, file));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(output, `${file}.br`), br), writeFile(join(output, `${file}.gz`), gz)]);
  }),
);
