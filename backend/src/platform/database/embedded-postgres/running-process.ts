import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const onLinux = process.platform === 'linux';

/** False for a process that has ended but was not yet collected by its parent. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !onLinux || statusOf(pid)?.state !== 'Z';
}

/** When the process began, in the system's own terms: tells it from a later one with the same number. */
export function startOf(pid: number): string | undefined {
  if (onLinux) return statusOf(pid)?.start;
  if (process.platform === 'win32') return undefined;
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** Whether the process is a PostgreSQL server on this folder. */
export function isPostgresOn(pid: number, dataDirectory: string): boolean {
  const command = commandOf(pid);
  if (!command.includes('postgres')) return false;
  return command.includes(dataDirectory) || workingDirectoryOf(pid) === dataDirectory;
}

export async function ended(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(25)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

function statusOf(pid: number): { state?: string; start?: string } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], start: fields[19] };
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  if (onLinux) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  const [program, args] =
    process.platform === 'win32'
      ? [
          'powershell',
          ['-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`],
        ]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  return spawnSync(program as string, args as string[], { encoding: 'utf8' }).stdout ?? '';
}

function workingDirectoryOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
