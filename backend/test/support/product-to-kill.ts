import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './built-product';
import { Client } from './client';
import { registration } from './registration';
import { NotHere, remoteProduct } from './remote';

/** How often a suite kills. */
export const rounds = 20;

const main = join(__dirname, '..', '..', '..', 'dist', 'backend', 'main.js');

/** The built product as a process of its own, and what it has answered to those who registered. */
export class ProductToKill {
  private readonly acknowledged: { memberId: string; token: string }[] = [];
  private process: ChildProcess;
  private url: string;
  dataDir: string;

  async prepare(): Promise<void> {
    if (remoteProduct) throw new NotHere('kills the product');
    this.dataDir = mkdtempSync(join(tmpdir(), 'alliance-killed-'));
    chmodSync(this.dataDir, 0o755);
    this.url = `http://127.0.0.1:${await freePort()}`;
  }

  clear(): void {
    this.process?.kill('SIGTERM');
    if (this.dataDir) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** How many registrations were answered until now. */
  get answered(): number {
    return this.acknowledged.length;
  }

  async start(): Promise<void> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const env = {
      ...inherited,
      NODE_ENV: 'test',
      PORT: new URL(this.url).port,
      DATA_DIR: this.dataDir,
      DEMO_DATA: 'false',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    await this.ready(
      () => child.exitCode === null,
      () => output,
    );
  }

  async ready(alive = () => true, output = () => ''): Promise<void> {
    for (const deadline = Date.now() + 30_000; ; await sleep(50)) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      if (!alive() || Date.now() > deadline) throw new Error(`The product did not become ready: ${output()}`);
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill(signal);
    await gone;
  }

  /** Eight writers register, remembering what was answered, until after the blow. */
  async registerThrough(blow: () => unknown): Promise<void> {
    let over = false;
    const since = this.answered;
    const write = async () => {
      while (!over) {
        const answer = await new Client(this.url)
          .post('/api/membership/register', registration())
          .catch(() => undefined);
        if (answer?.status === 201) this.acknowledged.push(answer.body);
      }
    };
    const writers = Promise.all(Array.from({ length: 8 }, write));
    try {
      for (const deadline = Date.now() + 10_000; this.answered < since + 3 && Date.now() < deadline; ) await sleep(20);
      await sleep(Math.random() * 300);
      await blow();
      await sleep(100);
    } finally {
      over = true;
      await writers;
    }
    expect(this.answered).toBeGreaterThan(since);
  }

  async expectNothingLost(since: number): Promise<void> {
    const visitor = new Client(this.url);
    for (const { memberId, token } of this.acknowledged.slice(since)) {
      const { status, body } = await visitor.get(`/api/membership/registration-status?token=${token}`);
      expect([status, body.memberId]).toEqual([200, memberId]);
    }
  }

  /** Processes that name its data folder. */
  leftOver(): string[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
          return command.includes(this.dataDir) ? [`${pid} ${command}`] : [];
        } catch {
          return [];
        }
      });
  }
}
