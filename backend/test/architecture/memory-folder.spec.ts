import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readlinkSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const script = path.join(__dirname, '../../../scripts/lib/memory-folder.cjs');
/** More than any number of a process can be. */
const gone = 2 ** 30;

/** In gigabytes; other programs take and give back what is near the four that are needed. */
function room() {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) / 2 ** 30;
}

/** Where a program that uses it keeps its temporary files, with what rights, and whether they are still there at its end. */
function run(environment: NodeJS.ProcessEnv = {}) {
  const { TMPDIR: _, ...others } = process.env;
  const program = `require(${JSON.stringify(script)}).useMemoryFolder();
    const folder = process.env.TMPDIR ?? '';
    console.log(JSON.stringify({ folder, mode: folder && (require('node:fs').statSync(folder).mode & 0o777).toString(8) }))`;
  const answer = execFileSync(process.execPath, ['-e', program], {
    env: { ...others, ...environment },
    encoding: 'utf8',
  });
  return JSON.parse(answer) as { folder: string; mode: string };
}

describe('temporary files of tests', () => {
  it('stand in memory where there is room, readable by the database, and are removed at the end', () => {
    const { folder, mode } = run();
    if (room() > 6) expect(folder).toContain(`${memory}/`);
    if (room() < 2) expect(folder).toBe('');
    if (folder) expect(mode).toBe('755');
    expect(folder !== '' && existsSync(folder)).toBe(false);
  });

  it('stand where a folder is named', () => {
    expect(run({ TMPDIR: '/tmp' }).folder).toBe('/tmp');
  });

  it('of a run that was killed are removed by the next one, and those of a running one are not', () => {
    if (!existsSync(memory)) return;
    const space = readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
    const folderOf = (owner: string) => path.join(memory, `alliance-run-${owner}-test`);
    const [left, running, elsewhere] = [`${space}-${gone}`, `${space}-${process.pid}`, `1-${gone}`].map(folderOf);
    const all = [left, running, elsewhere] as string[];
    for (const folder of all) mkdirSync(path.join(folder, 'postgres'), { recursive: true });
    run();
    expect(all.map((folder) => existsSync(folder))).toEqual([false, true, true]);
    for (const folder of all) rmSync(folder, { recursive: true, force: true });
  });

  it('that are of somebody else, or only linked there, are left alone', () => {
    if (!existsSync(memory)) return;
    const left = path.join(memory, `alliance-run-${readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')}-${gone}-`);
    symlinkSync(tmpdir(), `${left}link`);
    mkdirSync(`${left}theirs`);
    // A user who may give files away is who may remove those of others.
    if (process.getuid?.() === 0) chownSync(`${left}theirs`, 65_534, 65_534);
    run();
    expect(existsSync(`${left}link`)).toBe(true);
    expect(existsSync(`${left}theirs`)).toBe(process.getuid?.() === 0);
    for (const name of ['link', 'theirs']) rmSync(left + name, { recursive: true, force: true });
  });
});
