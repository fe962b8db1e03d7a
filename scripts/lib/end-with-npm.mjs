import { readFileSync } from 'node:fs';

/** A killed npm takes nobody with it: without this the product would run on, and keep the port and the data. */
export function endWithNpm() {
  const began = ancestry();
  setInterval(() => {
    if (ancestry() !== began) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Our parent, and where that is the shell that npm runs its script in, npm above it. */
function ancestry() {
  try {
    if (!readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').includes('start.mjs')) return `${process.ppid}`;
    const status = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} of ${status.slice(status.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}
