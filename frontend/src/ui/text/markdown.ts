import { type Inline, inlinesOf } from './inlines';

/** A text as it is shown: the few signs of Markdown that people use in a conversation, and nothing else. */
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; start?: number; items: Block[][] };

/** Quotes and lists within each other beyond these stay as they were typed. */
const deepest = 5;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const quote = /^ {0,3}> ?/;
const bullet = /^ {0,3}[-*+] +(?=\S)/;
const number = /^ {0,3}(\d{1,9})[.)] +(?=\S)/;
const isBlank = (line: string) => line.trim() === '';

/** Turns the direction of writing around, so that one text reads as another. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Takes time in proportion to the text, whatever stands in it. */
export const parseMarkdown = (text: string): Block[] => blocksOf(text.replace(turning, '').split(/\r\n?|\n/), 0);

function blocksOf(lines: string[], depth: number): Block[] {
  const nests = (line: string) => depth < deepest && (quote.test(line) || bullet.test(line) || number.test(line));
  /** A year that begins a line of a paragraph makes no list. */
  const interrupts = (line: string) => fence.test(line) || (nests(line) && (number.exec(line)?.[1] ?? '1') === '1');
  const blocks: Block[] = [];
  let at = 0;

  /** The lines from here on, for as long as they belong. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const first = at;
    while (at < lines.length && belongs(lines[at] as string)) at += 1;
    return lines.slice(first, at);
  };

  const code = (sign: string): Block => {
    const end = new RegExp(`^ {0,3}${sign[0]}{${sign.length},}\\s*$`);
    at += 1;
    const text = take((line) => !end.test(line)).join('\n');
    at += 1;
    return { kind: 'code', text };
  };

  const list = (marker: RegExp, start?: string): Block => {
    const items: Block[][] = [];
    const isItem = (line = '') => marker.test(line) && nests(line);
    while (isItem(lines[at])) {
      const first = (lines[at] as string).replace(marker, '');
      at += 1;
      const more = take((line) => /^ {2,}\S/.test(line));
      const margin = more[0]?.search(/\S/) ?? 0;
      items.push(blocksOf([first, ...more.map((line) => line.slice(Math.min(margin, line.search(/\S/))))], depth + 1));
      const after = at;
      take(isBlank);
      if (!isItem(lines[at])) at = after;
    }
    return { kind: 'list', start: start === undefined ? undefined : Number(start), items };
  };

  while (at < lines.length) {
    const line = lines[at] as string;
    const sign = fence.exec(line)?.[1];
    if (isBlank(line)) at += 1;
    else if (sign) blocks.push(code(sign));
    else if (!nests(line)) {
      at += 1;
      const text = [line, ...take((next) => !isBlank(next) && !interrupts(next))].map((one) => one.trim()).join('\n');
      blocks.push({ kind: 'paragraph', content: inlinesOf(text) });
    } else if (quote.test(line)) {
      const inside = take((next) => quote.test(next)).map((one) => one.replace(quote, ''));
      blocks.push({ kind: 'quote', blocks: blocksOf(inside, depth + 1) });
    } else if (bullet.test(line)) blocks.push(list(bullet));
    else blocks.push(list(number, number.exec(line)?.[1]));
  }
  return blocks;
}
