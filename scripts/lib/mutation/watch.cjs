const { appendFileSync, readFileSync } = require('node:fs');
const { relative } = require('node:path');

const inOrder = ({ children }) => children.flatMap((child) => (child.type === 'test' ? [child] : inOrder(child)));

/**
 * While listening, notes which places of the watched sources each test reaches, and what the file reaches outside of its
 * tests. While faults are tried, runs each file until the last test that matters, or the first that fails.
 */
module.exports = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8'));
      this.spec = relative(process.cwd(), context.testPath);
      this.began = Date.now();
      this.outside = new Set();
      this.current = this.outside;
      this.tests = [];
      this.reached = [];
    }

    async setup() {
      await super.setup();
      this.global.__reached = (place) => this.current.add(place);
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'run_start') this.begin(state);
      if (event.name === 'test_start') {
        if (this.failed) event.test.mode = 'skip';
        this.current = this.reached[this.tests.indexOf(event.test)] = new Set();
      }
      if (event.name === 'test_done') {
        this.failed ||= Boolean(this.plan.until) && event.test.errors.length > 0;
        this.current = this.outside;
      }
    }

    begin(state) {
      this.tests = inOrder(state.rootDescribeBlock);
      const last = this.plan.until?.[this.spec] ?? this.tests.length;
      for (const test of this.tests.slice(last + 1)) test.mode = 'skip';
    }

    async teardown() {
      if (this.plan.listenInto) {
        const { spec, outside, reached, began } = this;
        const note = { spec, took: Date.now() - began, outside: [...outside], tests: reached.map((one) => [...one]) };
        appendFileSync(this.plan.listenInto, `${JSON.stringify(note)}\n`);
      }
      await super.teardown();
    }
  };
