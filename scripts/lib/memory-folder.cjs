const {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
} = require('node:fs');
const path = require('node:path');

const memory = '/dev/shm';
const needed = 4 * 2 ** 30;

const isFree = () => {
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) > needed;
};

/** A folder says whose it is: a number of a process means another one in each container that shares this memory. */
const mine = () => `alliance-run-${readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')}-`;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Something still writes there: the next run removes it.
  }
}

/** Whoever owns a folder may put links in it, while it is removed, to what is not theirs. */
function isOurs(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() && found.uid === process.getuid();
}

/** What processes have left behind that were killed. */
function removeLeft(prefix) {
  for (const name of readdirSync(memory)) {
    const [pid] = name.startsWith(prefix) ? (/^\d+(?=-)/.exec(name.slice(prefix.length)) ?? []) : [];
    const folder = path.join(memory, name);
    if (pid && !isRunning(Number(pid)) && isOurs(folder)) remove(folder);
  }
}

/** A new folder there; none where there is no room, or nobody but others may make one. */
function makeFolder() {
  try {
    const prefix = mine();
    removeLeft(prefix);
    if (!isFree()) return undefined;
    const folder = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`));
    // Databases run as a user of their own.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the temporary files of this process and of those that it starts in memory, and removes them at its end: on a disk each of the
 * hundreds of databases that tests make is 1,400 files, and a journalling file system makes files ever more slowly after as many were
 * removed. Does nothing where a folder was named, or none can be made there. What a killed run leaves, the next one removes.
 */
exports.useMemoryFolder = () => {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const folder = makeFolder();
  if (!folder) return;
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
};
