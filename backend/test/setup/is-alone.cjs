const { readFileSync } = require('node:fs');

/** Whether a spec puts something in the place of what the product loads, or declares something: it loads the product for itself. */
module.exports = (spec) =>
  Boolean(process.env.FRESH_SOURCES) || /jest\.mock\(|@fresh-sources/.test(readFileSync(spec, 'utf8'));
