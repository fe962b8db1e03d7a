const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');

const support = join(__dirname, '..', 'support') + sep;
const imported = /from '(\.[^']+)'/g;
const known = new Map();

/** Whether it puts something in the place of what the product loads, or declares something; or what it imports of the tests' own does. */
function says(file) {
  const text = readFileSync(file, 'utf8');
  if (/jest\.mock\(|@fresh-sources/.test(text)) return true;
  return Array.from(text.matchAll(imported), ([, name]) => `${join(dirname(file), name)}.ts`).some(
    (one) => one.startsWith(support) && existsSync(one) && isAlone(one),
  );
}

/** Whether a spec loads the product for itself. */
function isAlone(file) {
  if (process.env.FRESH_SOURCES) return true;
  if (!known.has(file)) {
    known.set(file, false);
    known.set(file, says(file));
  }
  return known.get(file);
}

module.exports = isAlone;
