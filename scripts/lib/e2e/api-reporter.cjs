const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { page, inHtml } = require('./page.cjs');

const notHere = /NotHere: (.*)/;

/** Says how each API journey went, and leaves a page with what those that failed asked and were answered. */
module.exports = class {
  constructor({ rootDir, testNamePattern }) {
    this.root = rootDir;
    this.isChosen = ({ status }) => !(testNamePattern && status === 'pending');
    this.folder = process.env.E2E_REPORT;
    this.exchanges = process.env.E2E_EXCHANGES;
  }

  onRunStart({ numTotalTestSuites }) {
    console.log(`${numTotalTestSuites} files of API journeys`);
  }

  onTestResult(_test, { testFilePath, testResults, testExecError }) {
    const outcomes = testResults.filter(this.isChosen).map(outcomeOf);
    const count = (state) => outcomes.filter((one) => one.state === state).length;
    const file = relative(this.root, testFilePath);
    if (outcomes.length === 0 && !testExecError) return;
    console.log(`  ${file}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
    for (const { state, title, why } of outcomes)
      if (state === 'skipped') console.log(`    skipped: ${title} (${why})`);
      else if (state === 'failed') console.log(`    FAILED:  ${title}`);
    if (testExecError && !isNotHere(outcomes))
      console.log(`    FAILED:  ${file} does not run: ${testExecError.message}`);
  }

  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, testResults: tests, testExecError, failureMessage }) => {
      const outcomes = tests.filter(this.isChosen).map(outcomeOf);
      if (testExecError && !isNotHere(outcomes))
        outcomes.push({ state: 'failed', title: 'The file does not run', messages: [plain(failureMessage)] });
      return { path: testFilePath, name: relative(this.root, testFilePath), outcomes };
    });
    const all = files.flatMap(({ outcomes }) => outcomes);
    const count = (state) => all.filter((one) => one.state === state).length;
    const summary = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, 'summary.json'), JSON.stringify(summary));
    writeFileSync(join(this.folder, 'index.html'), this.render(files, summary));
  }

  render(files, { passed, failed, skipped }) {
    const asked = this.readExchanges();
    const sections = files.map(({ path, name, outcomes }) => {
      const own = asked.filter(({ spec }) => spec === path);
      const before = own.filter(({ test }) => !test);
      return `<h2>${inHtml(name)}</h2>${outcomes
        .map((outcome) =>
          testHtml(
            outcome,
            before,
            own.filter(({ test }) => test === outcome.title),
          ),
        )
        .join('')}`;
    });
    return page('API journeys', `<p>${passed} passed, ${failed} failed, ${skipped} skipped</p>${sections.join('')}`);
  }

  readExchanges() {
    return readdirSync(this.exchanges).flatMap((name) =>
      readFileSync(join(this.exchanges, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  }
};

function outcomeOf({ fullName, status, failureMessages, duration }) {
  const messages = failureMessages.map(plain);
  const why = messages.map((one) => notHere.exec(one)?.[1]).find(Boolean);
  if (status === 'passed' || (status === 'failed' && !why))
    return { state: status, title: fullName, messages, duration };
  return { state: 'skipped', title: fullName, messages: [], why: why ?? 'switched off in the file' };
}

/** What was never started cannot be ended either. */
const isNotHere = (outcomes) => outcomes.length > 0 && outcomes.some(({ why }) => why);

function testHtml({ state, title, messages, why, duration }, before, own) {
  if (state === 'passed') return `<p class="passed">✓ ${inHtml(title)} <small>${duration ?? 0} ms</small></p>`;
  if (state === 'skipped') return `<p class="skipped">– ${inHtml(title)} <small>skipped: ${inHtml(why)}</small></p>`;
  return `<details class="failed" open><summary>✗ ${inHtml(title)}</summary>
    ${messages.map((one) => `<pre>${inHtml(one)}</pre>`).join('')}
    <h3>What it asked</h3>${own.length > 0 ? own.map(exchangeHtml).join('') : '<p>Nothing over HTTP.</p>'}
    ${before.length > 0 ? `<details><summary>Before the first test of the file</summary>${before.map(exchangeHtml).join('')}</details>` : ''}
  </details>`;
}

function exchangeHtml({ request, answer }) {
  return `<details class="exchange"><summary>${inHtml(request.method)} ${inHtml(request.url)} → <b>${answer.status}</b></summary>
    ${request.body ? `<pre>${inHtml(request.body)}</pre>` : ''}<p>${answer.status} ${inHtml(answer.type)}</p>
    ${answer.body ? `<pre>${inHtml(answer.body)}</pre>` : ''}</details>`;
}

const plain = (text) => stripVTControlCharacters(text ?? '');
