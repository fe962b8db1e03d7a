const { availableParallelism, totalmem } = require('node:os');
const { useMemoryFolder } = require('./scripts/lib/memory-folder.cjs');

useMemoryFolder();

// Suites wait for the database, for mail and for what is to happen later: cores are busy with more of them than there are cores.
const waiting = totalmem() > 12 * 2 ** 30 ? 3 : 2;

/** @type {import('jest').Config} */
module.exports = {
  // Jest reads it here alone, not from a project. Generous: the machine may have other things to do.
  testTimeout: 180_000,
  maxWorkers: availableParallelism() + waiting,
  // What one file leaves behind makes the next ones slow.
  workerIdleMemoryLimit: '1200MB',
  testSequencer: './backend/test/setup/slow-first.cjs',
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
};
