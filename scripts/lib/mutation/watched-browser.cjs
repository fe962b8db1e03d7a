module.exports = require('./watch.cjs')(require('../../../frontend/test/jsdom-env.cjs'));
