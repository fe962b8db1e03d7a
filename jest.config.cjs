/** @type {import('jest').Config} */
module.exports = {
  // Jest does not read it from a project.
  testTimeout: 60_000,
  testSequencer: './backend/test/setup/slow-first.cjs',
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
};
