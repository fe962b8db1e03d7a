const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Specs in the order of the plan: those that notice a fault soonest come first. */
module.exports = class extends Sequencer {
  sort(tests) {
    const { until } = JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8'));
    if (!until) return super.sort(tests);
    const order = Object.keys(until);
    const place = ({ path }) => order.indexOf(relative(process.cwd(), path));
    return [...tests].sort((a, b) => place(a) - place(b));
  }
};
