// Photographs the running product, fresh and with its demo data: pictures of the landing page and of the README. Give it the
// address (BASE_URL) and the folder of the data (DATA_DIR, for the demo password); `npm start` has the defaults.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inRepository } from './lib/repository.mjs';

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const dataDir = process.env.DATA_DIR ?? inRepository('.data');
const { demoPassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
const member = 'maya.chen@techflow.example';
const pictures = inRepository('frontend/src/features/membership/landing/pictures');
const quality = 0.8;

const desk = { viewport: { width: 1280, height: 840 }, deviceScaleFactor: 1.25 };
const phone = { viewport: { width: 390, height: 500 }, deviceScaleFactor: 2, isMobile: true };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--hide-scrollbars'],
});

/** A page of the product, signed in as a demo member where `as` says so, as PNG. */
async function photograph(address, { as, ...view }) {
  const context = await browser.newContext({ baseURL, locale: 'en-US', reducedMotion: 'reduce', ...view });
  const page = await context.newPage();
  if (as) {
    await page.goto('/login');
    await page.getByLabel(/^Email/).fill(as);
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/');
  }
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** The browser itself writes WebP. */
async function toWebp(png, width) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ source, width, quality }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width));
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    },
    { source: png.toString('base64'), width, quality },
  );
  await page.close();
  return Buffer.from(base64, 'base64');
}

function write(folder, name, content) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), content);
  console.log(`${name}: ${content.length} bytes`);
}

try {
  for (const colorScheme of ['light', 'dark']) {
    const large = await photograph('/problems', { as: member, colorScheme, ...desk });
    write(pictures, `problems-${colorScheme}.webp`, await toWebp(large, 1600));
    write(pictures, `problems-${colorScheme}-small.webp`, await toWebp(large, 900));
    const small = await photograph('/problems', { as: member, colorScheme, ...phone });
    write(pictures, `problems-${colorScheme}-phone.webp`, await toWebp(small, 780));
  }
  const documents = { colorScheme: 'light', viewport: { width: 1440, height: 900 } };
  write(inRepository('docs/images'), 'landing.png', await photograph('/', documents));
  write(inRepository('docs/images'), 'problems.png', await photograph('/problems', { as: member, ...documents }));
} finally {
  await browser.close();
}
