import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client';
import { longestWaits } from './longest-waits';
import { NotHere, remoteProduct } from './remote';

const main = join(__dirname, '..', '..', '..', 'dist', 'backend', 'main.js');

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The product as it was built, as a process of its own on its own embedded database: to be killed, stopped, started again. */
export class BuiltProduct {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'alliance-built-'));
  private child?: ChildProcess;
  private output = '';

  private constructor(readonly port: number) {
    chmodSync(this.dataDir, 0o755);
  }

  static async prepare(): Promise<BuiltProduct> {
    if (remoteProduct) throw new NotHere('starts and stops the product');
    return new BuiltProduct(await freePort());
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  visitor(): Client {
    return new Client(this.url);
  }

  /** Starts it, and answers what it printed until it was ready or had ended. */
  async start(environment: Record<string, string> = {}): Promise<string> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const own = {
      NODE_ENV: 'test',
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      DEMO_DATA: 'false',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...longestWaits,
    };
    this.output = '';
    const child = spawn(process.execPath, [main], {
      env: { ...inherited, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        this.output += text;
      });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    let over = false;
    await Promise.race([ended, this.ready(() => over, 'Global Innovation Alliance')]);
    over = true;
    return this.output;
  }

  /** What it has used of the processor, which other work of the machine does not lengthen. */
  get processorSeconds(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/stat`, 'utf8');
    const [user, system] = status
      .slice(status.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Waits until it serves and has said so: a first start has much to do, and may be one of several. */
  async ready(over = () => false, said = ''): Promise<void> {
    for (const deadline = Date.now() + 240_000; !over(); await sleep(50)) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok && this.output.includes(said)) return;
      if (Date.now() > deadline) throw new Error(`The product did not become ready: ${this.output}`);
    }
  }
}
