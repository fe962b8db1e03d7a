import { createHash } from 'node:crypto';
import { dayInWords } from '../../../platform/clock/day-in-words';

const style = `body{font:11px/1.4 system-ui,sans-serif;margin:24px;color:#10222b}h1{font-size:18px;margin:0 0 2px}
p{margin:0 0 14px;color:#4a5b63}table{border-collapse:collapse;table-layout:fixed;width:100%;min-width:1160px}
th,td{border:1px solid #c9d3d8;padding:4px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#eef2f4;font-size:.9em}thead{display:table-header-group}tr{break-inside:avoid}
@page{size:A4 landscape;margin:12mm}@media print{body{margin:0;font-size:9.5px}table{min-width:0}.screen{display:none}}`;

/** The page has this style and nothing else. */
export const printablePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; sandbox allow-modals`;

/**
 * A page to print, or to save as PDF. Each column has its share of the sheet, whatever stands in it: words stay whole, and one that is
 * longer than its column is broken there.
 */
export async function* printableLines<Row>(
  columns: readonly { head: string; width: number }[],
  parts: AsyncIterable<Row[]> | Iterable<Row[]>,
  toCells: (row: Row) => string[],
  /** What the page holds. */
  about: string,
  at: Date,
): AsyncGenerator<string> {
  const cells = (tag: 'th' | 'td', values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}>${escaped(value)}</${tag}>`).join('')}</tr>\n`;
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.map(({ width }) => `<col width="${((100 * width) / whole).toFixed(1)}%">`).join('');
  const head = columns.map((column) => column.head);
  yield `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Registrations</title><style>${style}</style></head>
<body><h1>Registrations</h1><p>${escaped(about)}. Global Innovation Alliance, ${dayInWords(at)}<span class="screen">. Print this page, or save it as PDF, by your browser.</span></p>
<table><colgroup>${shares}</colgroup><thead>${cells('th', head)}</thead><tbody>\n`;
  for await (const rows of parts) yield rows.map((row) => cells('td', toCells(row))).join('');
  yield '</tbody></table></body></html>\n';
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] as string);
