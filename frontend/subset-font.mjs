// Writes src/ui/fonts/geist-text.woff2: of Geist what nearly every page is written with, in the weights we use, for the
// first paint. Rarer letters come from the package's own files (src/ui/styles.css). Run it after an update of the package.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

const font = await subsetFont(await readFile(source), `${ascii}\u00a0£©·×–—‘’“”•…€−`, {
  targetFormat: 'woff2',
  // Those that the style sheet asks for, and kerning.
  keepFeatures: ['kern', 'tnum', 'ss01', 'cv11'],
  variationAxes: { wght: { min: 400, max: 600 } },
  noHinting: true,
});
const target = fileURLToPath(new URL('./src/ui/fonts/geist-text.woff2', import.meta.url));
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
