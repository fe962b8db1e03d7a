import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../support/client';
import { registration } from '../support/registration';

const rounds = 20;
const main = join(__dirname, '..', '..', '..', 'dist', 'backend', 'main.js');

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Processes whose command line names the folder. */
function processesOn(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(dataDir) ? [`${pid} ${command}`] : [];
      } catch {
        return [];
      }
    });
}

describe('Killed in the middle of registrations', () => {
  let dataDir: string;
  let url: string;
  let environment: NodeJS.ProcessEnv;
  let product: ChildProcess | undefined;
  const acknowledged: { memberId: string; token: string }[] = [];

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'alliance-killed-'));
    chmodSync(dataDir, 0o755);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const { DATABASE_URL: _, ...inherited } = process.env;
    environment = {
      ...inherited,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    };
  });
  afterEach(() => {
    product?.kill('SIGTERM');
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function startProduct(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    await ready(
      () => child.exitCode === null,
      () => output,
    );
    return child;
  }

  async function ready(alive = () => true, output = () => ''): Promise<void> {
    for (const deadline = Date.now() + 30_000; ; await sleep(50)) {
      const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      if (!alive() || Date.now() > deadline) throw new Error(`The product did not become ready: ${output()}`);
    }
  }

  /** Eight writers register, remembering what was answered, until after the blow. */
  async function registerThrough(blow: () => unknown): Promise<void> {
    let over = false;
    const since = acknowledged.length;
    const write = async () => {
      while (!over) {
        const answer = await new Client(url).post('/api/membership/register', registration()).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(answer.body);
      }
    };
    const writers = Promise.all(Array.from({ length: 8 }, write));
    try {
      for (const deadline = Date.now() + 10_000; acknowledged.length < since + 3 && Date.now() < deadline; )
        await sleep(20);
      await sleep(Math.random() * 300);
      await blow();
      await sleep(100);
    } finally {
      over = true;
      await writers;
    }
    expect(acknowledged.length).toBeGreaterThan(since);
  }

  async function expectNothingLost(since: number): Promise<void> {
    const visitor = new Client(url);
    for (const { memberId, token } of acknowledged.slice(since)) {
      const { status, body } = await visitor.get(`/api/membership/registration-status?token=${token}`);
      expect([status, body.memberId]).toEqual([200, memberId]);
    }
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  it('loses nothing that was answered, and starts again without help, when the process is killed', async () => {
    let seen = 0;
    for (let round = 0; round < rounds; round += 1) {
      product = await startProduct();
      await expectNothingLost(seen);
      seen = acknowledged.length;
      await registerThrough(() => end(product as ChildProcess, 'SIGKILL'));
    }
    product = await startProduct();
    await expectNothingLost(seen);
    await end(product, 'SIGTERM');
    expect(processesOn(dataDir)).toEqual([]);
  }, 300_000);

  it('loses nothing that was answered, and serves again by itself, when the database is killed', async () => {
    product = await startProduct();
    for (let round = 0; round < rounds; round += 1) {
      const seen = acknowledged.length;
      await registerThrough(() => {
        const [pid] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      });
      await ready();
      await expectNothingLost(seen);
    }
    await end(product, 'SIGTERM');
    expect(processesOn(dataDir)).toEqual([]);
  }, 300_000);
});
