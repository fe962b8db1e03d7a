module.exports = require('./watch.cjs')(require('../../../backend/test/setup/process-environment.cjs'));
