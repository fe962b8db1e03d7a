import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './running-process';

const patienceMs = 3000;

interface Holder {
  pid: number;
  start?: string;
  token: string;
}

export class DataInUse extends Error {}

interface DataLock {
  release(): void;
}

/** Lets one process at a time use a data folder. A lock whose process is gone counts for nothing. */
export async function lockData(directory: string): Promise<DataLock> {
  const file = path.join(directory, 'postgres.lock');
  const own: Holder = { pid: process.pid, start: startOf(process.pid), token: randomUUID() };
  while (!create(file, own)) {
    await refuseWhileHeld(directory, file);
    const replacement = `${file}.${own.token}`;
    writeFileSync(replacement, JSON.stringify(own));
    renameSync(replacement, file);
    // Two processes may replace the same stale lock at once: the one whose lock stays is the holder.
    await sleep(100);
    if (read(file)?.token === own.token) break;
  }
  return {
    release: () => {
      if (read(file)?.token === own.token) rmSync(file, { force: true });
    },
  };
}

/** A holder that is just ending is waited for. */
async function refuseWhileHeld(directory: string, file: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(50)) {
    const holder = read(file);
    if (!holder || !isAlive(holder.pid) || startOf(holder.pid) !== holder.start) return;
    if (Date.now() < deadline) continue;
    throw new DataInUse(
      `The data in ${directory} is in use by process ${holder.pid}. Stop that one first, or set another DATA_DIR.`,
    );
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
