/** @type {import('jest').Config} */
module.exports = {
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
  // Jest heeds this only here, not in a project. It is for machines that are busy: no test needs it.
  testTimeout: 60_000,
};
