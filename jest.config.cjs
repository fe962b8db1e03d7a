/** @type {import('jest').Config} */
module.exports = {
  projects: [...require('./backend/jest.config.cjs').projects, '<rootDir>/frontend'],
};
