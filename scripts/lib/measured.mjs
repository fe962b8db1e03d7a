import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const startLimitMs = 60_000;
const children = [];

/** Starts a program that ends with us; it may say something by `process.send`. */
export function startMeasured(file, environment, given = [], { stdout = 'ignore' } = {}) {
  const child = fork(file, given, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** What every process of the product that is measured is started with. */
export function settingsOf({ url, dataDir }) {
  return {
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ROLE: 'web',
  };
}

/** Starts a built product as a web process on a database, without limits and jobs, and waits until it is ready; answers the process. */
export async function startBuilt(backend, { url, dataDir, port, changes = {} }) {
  const environment = { ...settingsOf({ url, dataDir }), ...changes, PORT: String(port) };
  const child = startMeasured(path.join(backend, 'main.js'), environment);
  for (const deadline = Date.now() + startLimitMs; ; await sleep(100)) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (ready?.ok) return child;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The product in ${backend} did not start`);
  }
}

export async function endMeasured() {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    running.map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended;
    }),
  );
}
