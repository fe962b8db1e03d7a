import { median, quantile } from './measure.mjs';
import { aim } from './report.mjs';

/** In milliseconds. */
const most = 50;
const ms = (number) => Number(number.toFixed(1));
const rest = (took) => (took.length > 1 ? took.slice(1) : took);
const p95 = ({ took, failure }) => (failure ? Number.POSITIVE_INFINITY : quantile(rest(took), 0.95));

/** What jobs take the first time, with what has gathered, and then. `measured` has what each did, by size, and its own aim where it has one. */
export function reportJobs(measured) {
  const lines = {};
  const aims = [];
  for (const { rows, done } of measured) {
    const size = rows.toLocaleString('en');
    for (const job of done) {
      const { name, took, failure, aim: ofIt = most } = job;
      if (failure) console.log(`The job ${name} failed at ${size} problems: ${failure}`);
      lines[name] ??= {};
      if (took.length > 0) {
        lines[name][`${size}: first`] = ms(took[0]);
        lines[name][`${size}: p50`] = ms(median(rest(took)));
        lines[name][`${size}: p95`] = ms(quantile(rest(took), 0.95));
      }
      aims.push(aim(`job ${name}, p95 ms, ${size}`, p95(job), { below: ofIt }));
    }
  }
  console.log('Jobs of every minute and of every ten, and what finds matches, ms:');
  console.table(lines);
  return aims;
}
