/** A spreadsheet takes what begins so for a formula and runs it. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, so that
 * it is shown and not run.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** The same with tabs between the cells, and one line for each row: what breaks lines in a cell is a space. */
export const tsvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => cellOf(typeof cell === 'string' ? inert(cell).replace(/\s+/g, ' ') : cell)).join('\t')}\r\n`;

type Cell = string | number | null | undefined;

const inert = (text: string) => (formula.test(text) ? `'${text}` : text);

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = inert(value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
