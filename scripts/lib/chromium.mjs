import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './processes.mjs';
import { progress } from './terminal.mjs';

/** Without a window it does the same for a quarter less of the processor. */
const windowless = 'chromium-headless-shell';
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium for the browser journeys: the one named, one that is here, or one that Debian installs. */
export async function ensureChromium({ window = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = window ? windowed : [windowless, ...windowed];
  const here = installedChromium(names);
  if (here) return here;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await progress('Installing Chromium', async () => {
      await run(['apt-get', 'update']);
      if (window) await install('chromium');
      else await install(windowless).catch(() => install('chromium'));
    });
    const installed = installedChromium(names);
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need a Chromium: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its program.',
  );
}

const install = (name) =>
  run(['apt-get', 'install', '-y', '--no-install-recommends', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });

function installedChromium(names) {
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
