const { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { freemem } = require('node:os');
const path = require('node:path');

const memory = '/dev/shm';
const prefix = 'alliance-tests-';
const needed = 4 * 2 ** 30;

const isFree = () => {
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > needed;
};

function isRunning(process_) {
  try {
    return process.kill(process_, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What processes have left behind that were killed. */
function removeLeft() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Keeps the temporary files of this process and of those that it starts in memory, and removes them at its end: on a disk each of the
 * hundreds of databases that tests make is 1,400 files, and a journalling file system makes files ever more slowly after as many were
 * removed. Does nothing where a folder was named, or there is no room.
 */
exports.useMemoryFolder = () => {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  removeLeft();
  if (!isFree()) return;
  const folder = path.join(memory, `${prefix}${process.pid}`);
  // Databases run as a user of their own.
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
