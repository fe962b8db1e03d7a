const { availableParallelism } = require('node:os');

/** @type {import('jest').Config} */
module.exports = {
  // Jest reads it here alone, not from a project. Generous: the machine may have other things to do.
  testTimeout: 60_000,
  // By itself Jest leaves one core alone, and runs one file after the other where there are two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testSequencer: './backend/test/setup/slow-first.cjs',
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
};
