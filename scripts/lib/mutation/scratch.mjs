import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFailed, run } from '../processes.mjs';
import { inRepository, program, root } from '../repository.mjs';
import { warmJest } from './warm-jest.mjs';

// Always the same folder, because Jest's cache goes by the path.
const folder = path.join(tmpdir(), `mutation-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

/** Keeps a second run away from the copies of the first. */
export function claim() {
  const owner = path.join(folder, 'owner');
  if (existsSync(owner) && isAlive(Number(readFileSync(owner, 'utf8'))))
    throw new Error('npm run mutation runs already.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(owner, String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A copy of the work tree in which faults are planted, with the installed packages of the work tree. */
export async function scratchCopy(name) {
  const copy = path.join(folder, name);
  const listed = await run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0').filter((one) => one && existsSync(inRepository(one))))
    cpSync(inRepository(file), path.join(copy, file));
  for (const place of ['', 'backend', 'frontend', 'libs/api-client', 'libs/contracts']) {
    const packages = inRepository(place, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(copy, place, 'node_modules'));
  }
  const plan = path.join(folder, `${name}.plan.json`);
  const jest = (args, options = {}) => {
    const [node, , ...rest] = program('jest', '--config', 'scripts/lib/mutation/jest.config.cjs', ...args);
    const env = { MUTATION_PLAN: plan, ...options.env };
    return run([node, path.join(copy, 'node_modules/jest/bin/jest.js'), ...rest], { ...options, cwd: copy, env });
  };

  return {
    write: (file, text) => writeFileSync(path.join(copy, file), text),
    specsRelatedTo: async (files) => {
      writeFileSync(plan, '{}');
      const printed = await jest(['--listTests', '--findRelatedTests', ...files]);
      return [...new Set(printed.split('\n').filter((line) => line.startsWith(copy)))].map((line) =>
        path.relative(copy, line),
      );
    },
    /** Runs all specs, noting what each test reaches; answers those that failed, and where the notes are. */
    listen: async (specs, env, workers) => {
      const listenInto = path.join(folder, `${name}.reached`);
      writeFileSync(plan, JSON.stringify({ listenInto }));
      const output = await jest(['--ci', `--maxWorkers=${workers}`, '--runTestsByPath', ...specs], { env }).catch(
        (error) => {
          if (error instanceof CommandFailed) return error.output;
          throw error;
        },
      );
      if (!/^Tests: /m.test(output)) throw new Error(`The tests could not be run.\n${output}`);
      return { failed: specs.filter((spec) => new RegExp(`^FAIL .*${spec}`, 'm').test(output)), listenInto };
    },
    /** Runs specs in this order, each until its test of that number, up to the first that fails. `end` when all is done. */
    tryOut: (env) => {
      const { test, end } = warmJest(copy, { ...env, MUTATION_PLAN: plan });
      const specsAt = (until) => Object.keys(until).map((spec) => path.join(copy, spec));
      return {
        test: (until, limitMs) => {
          writeFileSync(plan, JSON.stringify({ until }));
          return test(specsAt(until), limitMs);
        },
        end,
      };
    },
  };
}
