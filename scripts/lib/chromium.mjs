import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './processes.mjs';
import { progress } from './terminal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium for the browser journeys: the one named, one that is here, or one that Debian installs. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const here = installedChromium();
  if (here) return here;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await progress('Installing Chromium', async () => {
      await run(['apt-get', 'update']);
      await run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need a Chromium: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its program.',
  );
}

function installedChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isProgram);
  const ofPlaywright = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return onPath ?? (existsSync(ofPlaywright) ? ofPlaywright : undefined);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
