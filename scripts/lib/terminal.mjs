const terminal = process.stdout.isTTY;
const wheel = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const inProgress = new Map();
let ticker;
let turn = 0;

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export function say(line = '') {
  clearLine();
  process.stdout.write(`${line}\n`);
}

/** Shows that the work is going on: a turning line on a terminal, a line now and then elsewhere. */
export async function progress(title, work) {
  const since = Date.now();
  if (!terminal) say(`${title} …`);
  inProgress.set(title, since);
  ticker ??= setInterval(draw, terminal ? 100 : 15_000);
  try {
    const result = await work();
    finished(title);
    say(`${title}: done in ${seconds(since)}`);
    return result;
  } catch (error) {
    finished(title);
    say(`${title}: FAILED after ${seconds(since)}`);
    throw error;
  }
}

function finished(title) {
  inProgress.delete(title);
  if (inProgress.size > 0) return;
  clearInterval(ticker);
  ticker = undefined;
}

function draw() {
  const titles = [...inProgress].map(([title, since]) => `${title} (${seconds(since).replace(/\.\d/, '')})`);
  if (!terminal) return say(`… ${titles.join(', ')}`);
  turn = (turn + 1) % wheel.length;
  const line = `${wheel[turn]} ${titles.join(', ')}`;
  process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

function clearLine() {
  if (terminal) process.stdout.write('\r\x1b[2K');
}
