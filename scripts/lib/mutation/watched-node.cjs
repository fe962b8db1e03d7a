module.exports = require('./watch.cjs')(require('jest-environment-node').TestEnvironment);
