import path from 'node:path';
import { start } from '../processes.mjs';

/** What specs leave behind makes the next ones slow. */
const mostBytes = 1.5e9;

/** Runs specs of a copy in a process that stays from run to run; a new one takes over when it is gone, late or heavy. */
export function warmJest(copy, env) {
  const program = [process.execPath, path.join(copy, 'scripts/lib/mutation/jest-host.cjs')];
  let child;
  let heard;

  /** The next message, or nothing where the process ends instead. */
  const answer = () =>
    new Promise((resolve) => {
      heard = resolve;
    });

  async function begin() {
    const mine = start(program, { cwd: copy, env, ipc: true });
    let output = '';
    for (const stream of [mine.stdout, mine.stderr])
      stream.on('data', (text) => {
        output = `${output}${text}`.slice(-5_000);
      });
    mine.on('message', (message) => heard(message));
    mine.once('close', () => {
      if (child !== mine) return;
      child = undefined;
      heard();
    });
    child = mine;
    if (!(await answer())) throw new Error(`Jest could not be started.\n${output}`);
  }

  function end() {
    const last = child;
    child = undefined;
    last?.kill('SIGKILL');
  }

  /** `passed`, `failed`, as it is too when the specs end the process, or `timed out`. */
  async function test(specs, limitMs) {
    if (!child) await begin();
    const mine = child;
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      mine.kill('SIGKILL');
    }, limitMs);
    mine.send(specs);
    const said = await answer();
    clearTimeout(limit);
    if (said?.bytes > mostBytes) end();
    if (late) return 'timed out';
    return said?.passed ? 'passed' : 'failed';
  }

  return { test, end };
}
