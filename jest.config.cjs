/** @type {import('jest').Config} */
module.exports = {
  // Jest reads it here alone, not from a project. Generous: the machine may have other things to do.
  testTimeout: 60_000,
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
};
