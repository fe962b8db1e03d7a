/** A spreadsheet takes what begins so for a formula and runs it. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, so that
 * it is shown and not run.
 */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
