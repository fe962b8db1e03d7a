const { availableParallelism } = require('node:os');

/** @type {import('jest').Config} */
module.exports = {
  // Jest reads it here alone, not from a project. Generous: the machine may have other things to do.
  testTimeout: 180_000,
  // Two more than cores: suites wait for the database, for mail and for what is to happen later.
  maxWorkers: availableParallelism() + 2,
  // What one file leaves behind makes the next ones slow.
  workerIdleMemoryLimit: '1200MB',
  testSequencer: './backend/test/setup/slow-first.cjs',
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
};
