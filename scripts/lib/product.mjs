import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { CommandFailed, start } from './processes.mjs';
import { inRepository } from './repository.mjs';

/** A first start has much to do, beside whatever else the machine does. */
const startLimitMs = 240_000;
const admin = {
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'seven otters keep the journeys',
  ADMIN_EMAIL: 'admin@example.test',
};

/** Starts the whole product as a user does, on a port and data of its own, for as long as the work takes. */
export async function withProduct(work) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'product-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = { ...admin, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const product = start([process.execPath, inRepository('scripts', 'start.mjs')], { env });
  let output = '';
  for (const stream of [product.stdout, product.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise((resolve) => product.once('close', resolve));
  try {
    await untilReady(address, product, () => output);
    const { demoPassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
    const E2E_DATABASE_URL = databaseIn(dataDir);
    const outcome = await work({ ...admin, BASE_URL: address, E2E_DEMO_PASSWORD: demoPassword, E2E_DATABASE_URL });
    if (outcome.failed > 0) outcome.trouble += `\nThe product said:\n${output}`;
    return outcome;
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Where the product keeps its rows; empty where its database had to live elsewhere. */
function databaseIn(dataDir) {
  const home = path.join(dataDir, 'postgres');
  if (!existsSync(path.join(home, 'password'))) return '';
  const [, , , port] = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://alliance:${readFileSync(path.join(home, 'password'), 'utf8')}@127.0.0.1:${port}/postgres`;
}

async function untilReady(address, product, output) {
  for (const deadline = Date.now() + startLimitMs; ; await sleep(100)) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (product.exitCode !== null || Date.now() > deadline) {
      throw new CommandFailed(`The product did not become ready.\n${output()}`);
    }
  }
}
