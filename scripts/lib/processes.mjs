import { spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './repository.mjs';

const running = new Set();
const leash = hasLeash() ? ['setpriv', '--pdeathsig', 'KILL', '--'] : [];

export class CommandFailed extends Error {
  constructor(output) {
    const readable = process.stdout.isTTY ? output : stripVTControlCharacters(output);
    super(readable);
    this.output = readable;
  }
}

/** Runs a program to its end and answers what it printed, and with `show` shows it; throws CommandFailed when it failed. */
export async function run(command, options = {}) {
  const child = start(command, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (options.show) process.stdout.write(text);
    });
  }
  if (options.input !== undefined) child.stdin.end(options.input);
  options.signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `code ${code}`)));
  });
  if (failure !== undefined) throw new CommandFailed(`${output}\n${command[0]} ended with ${failure}`.trim());
  return output;
}

/** Starts a program that ends with us, however we end. */
export function start([name, ...args], { cwd = root, env = {}, input, ipc = false } = {}) {
  const [file, ...rest] = [...leash, name, ...args];
  const child = spawn(file, rest, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...(ipc ? ['ipc'] : [])],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

export function endAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** Until called off, a signal ends what we started and then us. */
export function endOnSignals() {
  const handlers = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(([signal, code]) => {
    const handler = () => {
      endAll();
      process.exit(code);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const off of handlers) off();
  };
}

function hasLeash() {
  return process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true']).status === 0;
}
