import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Installation, run } from './installation';
import { ended, isAlive, isPostgresOn } from './running-process';

type Log = (line: string) => void;

const startLimitMs = 60_000;
const stopLimitMs = 15_000;
const passingTrouble = /lock file|in use|could not bind|shared memory/i;

/** Ends a server that outlived its parent, and forgets one that is gone, whoever has its number now. */
export async function endLeftover({ data }: Installation, log: Log): Promise<void> {
  const pid = readPidFile(data)?.pid;
  if (!pid) return;
  if (!isAlive(pid) || !isPostgresOn(pid, data)) {
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
    return;
  }
  log(`Ending the database server of an earlier run (process ${pid}).`);
  process.kill(pid, 'SIGINT');
  if (await ended(pid, stopLimitMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await ended(pid, stopLimitMs))) throw new Error(`The database server ${pid} on ${data} does not end.`);
}

/** The running server. Restarted on the same port when it dies by itself, until `stop`. */
export class Postmaster {
  port = 0;
  private child?: ChildProcess;
  private stopping = false;
  private watcher?: ChildProcess;

  constructor(
    private readonly installation: Installation,
    private readonly settings: Record<string, string>,
    private readonly log: Log,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    for (const deadline = Date.now() + startLimitMs; !this.stopping; await sleep(250)) {
      const port = this.port || (await freePort());
      const trouble = await this.launch(port);
      if (!trouble) {
        this.port = port;
        return;
      }
      if (Date.now() > deadline || !passingTrouble.test(trouble)) {
        throw new Error(`The embedded database did not start: ${trouble}`);
      }
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child?.pid || !isRunning(child)) return;
    child.ref();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), stopLimitMs);
    await gone;
    clearTimeout(impatience);
  }

  private async launch(port: number): Promise<string | undefined> {
    const { data } = this.installation;
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      log_checkpoints: 'off',
      ...this.settings,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = run(this.installation, 'postgres', ['-D', data, '-p', String(port), ...options], {
      onOurDeath: 'SIGINT',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
    });
    this.child = child;
    const closed = new Promise((resolve) => child.once('close', resolve));
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    });
    child.once('error', (error) => {
      output += error.message;
    });

    for (const deadline = Date.now() + startLimitMs; isRunning(child); await sleep(20)) {
      const written = readPidFile(data);
      if (written?.status === 'ready' && written.port === port) {
        this.tend(child);
        return undefined;
      }
      if (Date.now() > deadline) child.kill('SIGQUIT');
    }
    await Promise.race([closed, sleep(500)]);
    return output || 'it ended without a word';
  }

  private tend(child: ChildProcess): void {
    this.watcher = this.installation.endsWithUs ? undefined : endWithUs(child);
    child.once('exit', () => {
      this.watcher?.kill('SIGKILL');
      if (!this.stopping) void this.restart();
    });
    child.unref();
    (child.stderr as unknown as { unref(): void }).unref();
  }

  private async restart(): Promise<void> {
    this.log('The embedded database ended by itself: starting it again.');
    while (!this.stopping) {
      try {
        return await this.start();
      } catch (error) {
        this.log((error as Error).message);
        await sleep(1000);
      }
    }
  }
}

/** Where the system has no parent-death signal: a shell that waits for our end of the pipe to close. */
function endWithUs(child: ChildProcess): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const watcher = spawn('sh', ['-c', 'read _; kill -INT "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  return watcher;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function readPidFile(data: string): { pid: number; port: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
