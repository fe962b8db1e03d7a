// Cuts the naira and the cedi, which Geist lacks, out of Inter: `node frontend/draw-currency-signs.mjs`.
// The result is committed. Inter comes under the SIL Open Font License, which stands beside it.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const fonts = fileURLToPath(new URL('src/ui/fonts/', import.meta.url));

const inter = await readFile(resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'));
await writeFile(`${fonts}currency-signs.woff2`, await subsetFont(inter, '₦₵', { targetFormat: 'woff2' }));
await copyFile(resolve('@fontsource-variable/inter/LICENSE'), `${fonts}currency-signs.LICENSE`);
