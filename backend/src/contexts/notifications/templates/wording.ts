import { dayInWords } from '../../../platform/clock/day-in-words';

/** A subject stays readable in a list of mail whatever a value holds. */
const longestInSubject = 48;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** "24 November 2026, 14:00 UTC": whoever reads the mail, and wherever. */
export function moment(at: string | Date): string {
  const instant = new Date(at);
  return `${dayInWords(instant)}, ${time.format(instant)} UTC`;
}

/** The values with their texts cut for a subject. */
export const inBrief = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? shortened(value) : value]),
  );

/** Cut after a word or, where that would lose more than half, after a sign; never within one. */
export function shortened(text: string, most = longestInSubject): string {
  const all = Array.from(signs.segment(text.replace(/\s+/g, ' ').trim()), ({ segment }) => segment);
  if (all.length <= most) return all.join('');
  const kept = all.slice(0, most - 1);
  const blank = all[most - 1] === ' ' ? most - 1 : kept.lastIndexOf(' ');
  return `${(blank >= most / 2 ? kept.slice(0, blank) : kept).join('').trimEnd()}…`;
}
