const Sequencer = require('@jest/test-sequencer').default;

/** They take longest: begun last, each would run on alone. */
const slow = ['access', 'first-start', 'killed-process', 'embedded-postgres', 'killed-database', 'send-message'];

/** The slow files first, also on a machine on which Jest has not measured any yet. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => slow.findIndex((name) => path.includes(`/${name}.`)) + 1 || slow.length + 1;
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
