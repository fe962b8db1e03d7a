const { join } = require('node:path');

const { testTimeout } = require('../../../jest.config.cjs');
const { projects } = require('../../../backend/jest.config.cjs');
const frontend = require('../../../frontend/jest.config.cjs');

/** The projects of the repository, in environments that watch which test reaches what. */
module.exports = {
  testTimeout,
  projects: [...projects, frontend].map((project) => ({
    ...project,
    testEnvironment: join(__dirname, project === frontend ? 'watched-browser.cjs' : 'watched-node.cjs'),
  })),
};
