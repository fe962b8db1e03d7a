import bidiFactory from 'bidi-js';
import type { DocumentFonts } from './scripts';

const bidi = bidiFactory();

/** Characters of a line that are drawn in one go, from left to right. */
export interface Piece {
  text: string;
  font: string;
}

/** A line may be broken after spaces, and around the signs of East Asia; Korean words are kept whole where they fit. */
const breakable =
  /\s+|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]|[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks a text into lines that are no wider than they may be. Each part is measured once, by itself: a line is as wide as
 * they are. Measuring takes long, so it is done in turns.
 */
export function* linesInTurns(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): Generator<void, string[]> {
  const widths = new Map<string, number>();
  const measured = (part: string) => {
    const known = widths.get(part) ?? widthOf(part);
    widths.set(part, known);
    return known;
  };
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  const put = (part: string) => {
    if (taken + measured(part.trimEnd()) > width) return false;
    line += part;
    taken += measured(part);
    return true;
  };
  for (const [part] of text.matchAll(breakable)) {
    yield;
    if (put(part)) continue;
    if (line) lines.push(line.trimEnd());
    line = '';
    taken = 0;
    if (put(part.trimStart())) continue;
    for (const { segment } of graphemes.segment(part)) {
      yield;
      if (put(segment)) continue;
      lines.push(line);
      line = segment;
      taken = measured(segment);
    }
  }
  return [...lines, line.trimEnd()].filter((one) => one !== '');
}

/** The pieces of a line as they stand from left to right, by the Unicode Bidirectional Algorithm. */
export function piecesOf(line: string, documentFonts: DocumentFonts): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const order = Array.from({ length: line.length }, (_, at) => at);
  for (const [from, to] of bidi.getReorderSegments(line, embedding) as [number, number][])
    order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const fonts = documentFonts.namesOf(line);
  const isBackward = (at: number) => (embedding.levels[at] as number) % 2 === 1;
  const pieces: (Piece & { end: number; backward: boolean })[] = [];
  for (const at of order) {
    const font = fonts[at] as string;
    const character = mirrored.get(at) ?? (line[at] as string);
    const backward = isBackward(at);
    const last = pieces.at(-1);
    const follows = last && at === last.end + (backward ? -1 : 1);
    if (last && follows && last.font === font && last.backward === backward) {
      // What runs from right to left is shaped as it was written, and turned around by the font. Inter turns nothing around.
      last.text = backward && font !== 'inter' ? character + last.text : last.text + character;
      last.end = at;
    } else pieces.push({ text: character, font, end: at, backward });
  }
  return pieces.map(({ text, font }) => ({ text, font }));
}
