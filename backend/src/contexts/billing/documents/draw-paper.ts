import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { ascent, DocumentFonts, inter, isPlain, type Weight } from '../../../platform/typesetting/scripts';
import { linesInTurns, type Piece, piecesOf } from '../../../platform/typesetting/set-lines';
import type { Paper } from './paper';

/** With the fonts of its texts. */
type Sheet = PDFKit.PDFDocument & { others: DocumentFonts };

/** A document takes a tenth of a second or more: others are served between two turns, however much somebody has typed. */
type Turns<Result = void> = Generator<void, Result>;

const margin = 56;
const gap = 24;
const ink = '#10222b';
const quiet = '#425359';
const line = '#cfcdc4';
const brand = '#0b5a5e';

/** Kerning and ligatures take the layout of a line ten times as long, and move nothing that is read here. */
const off = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
const features = Object.fromEntries(off.map((feature) => [feature, false]));

/** A PDF of a document: the same bytes for the same content. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const others = await DocumentFonts.of(textsOf(paper));
  const file = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: inter.text as never,
    info: {
      Title: `${paper.title} ${paper.number}`,
      Author: asOneLine(paper.from[0] ?? '', others),
      CreationDate: paper.issuedAt,
    },
  });
  const sheet: Sheet = Object.assign(file, { others });
  sheet.registerFont('inter/text', inter.text).registerFont('inter/strong', inter.strong);
  const texts = textsOf(paper).map((text) => asOneLine(text, others));
  for (const [name, font] of await others.files(texts)) sheet.registerFont(name, font);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
    sheet.on('end', () => resolve(Buffer.concat(parts)));
  });
  for (const part of [head, parties, facts, rows, sums, notes, pageNumbers]) {
    for (const _ of part(sheet, paper)) await setImmediate();
    await setImmediate();
  }
  sheet.end();
  return whole;
}

/** What somebody typed: one line, composed, without control characters; what no font shows is spelled out. */
const asOneLine = (text: string, fonts: DocumentFonts) =>
  fonts.spelledOut(
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );

const textsOf = ({ from, to, facts, rows, sums, notes }: Paper): string[] => [
  ...from,
  ...to,
  ...facts.flat(),
  ...rows.map(({ description }) => description),
  ...sums.flat(),
  ...notes,
];

const widthOf = ({ page }: Sheet) => page.width - 2 * margin;

interface Look {
  size?: number;
  strong?: boolean;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes a paragraph and answers where it ends. */
function* write(sheet: Sheet, text: string, x: number, y: number, look: Look = {}): Turns<number> {
  const { size = 9.5, strong = false, color = ink, width = widthOf(sheet), align = 'left' } = look;
  const shown = asOneLine(text, sheet.others);
  const weight = strong ? 'strong' : 'text';
  sheet.font(`inter/${weight}`, size).fillColor(color);
  yield;
  if (!isPlain(shown)) return yield* writeMixed(sheet, shown, x, y, { size, weight, width, align });
  sheet.text(shown || ' ', x, y, { width, align, lineGap: 2, features: features as never });
  return sheet.y;
}

/** Other scripts need what is off for Inter: their letters join, move and stand above one another. */
const shaped = {} as never;

interface MixedLook extends Required<Pick<Look, 'size' | 'width' | 'align'>> {
  weight: Weight;
}

/** Writes what Inter does not have, line by line, each script in its font and its direction. */
function* writeMixed(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  { size, weight, width, align }: MixedLook,
): Turns<number> {
  const lineHeight = size * 1.6;
  const place = ({ font, text: part }: Piece, draw?: { x: number; y: number }): number => {
    const how = { features: font === 'inter' ? (features as never) : shaped };
    sheet.font(`${font}/${weight}`, size);
    if (draw) sheet.text(part, draw.x, draw.y, { ...how, lineBreak: false, baseline: 'alphabetic' });
    return sheet.widthOfString(part, how);
  };
  const widthOf = (line: string) => piecesOf(line, sheet.others).reduce((sum, piece) => sum + place(piece), 0);
  let top = y;
  for (const line of yield* linesInTurns(text, width, widthOf)) {
    yield;
    if (top + lineHeight > sheet.page.maxY()) {
      sheet.addPage();
      top = margin;
    }
    let left = align === 'right' ? x + width - widthOf(line) : x;
    // Programs that read the page, or copy from it, get the line as it was written.
    sheet.markContent('Span', { actual: line });
    for (const piece of piecesOf(line, sheet.others)) left += place(piece, { x: left, y: top + ascent * size });
    sheet.endMarkedContent();
    top += lineHeight;
  }
  sheet.y = top;
  return top;
}

/** Goes to the next page where so much does not fit on this one. */
function room(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.page.height - margin) return;
  sheet.addPage();
  sheet.y = margin;
}

function rule(sheet: Sheet, y: number): void {
  sheet
    .moveTo(margin, y)
    .lineTo(margin + widthOf(sheet), y)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke();
}

function* head(sheet: Sheet, { title, number }: Paper): Turns {
  sheet.rect(0, 0, sheet.page.width, 6).fill(brand);
  yield* write(sheet, 'Global Innovation Alliance', margin, margin, { strong: true, color: brand, size: 11 });
  const below = yield* write(sheet, title, margin, margin + 28, { strong: true, size: 24 });
  sheet.y = (yield* write(sheet, number, margin, below, { color: quiet, size: 11 })) + gap;
}

function* parties(sheet: Sheet, { from, to }: Paper): Turns {
  const top = sheet.y;
  const width = (widthOf(sheet) - gap) / 2;
  const column = function* (x: number, label: string, [name = '', ...more]: string[]): Turns<number> {
    let y = yield* write(sheet, label, x, top, { color: quiet, size: 8.5, width });
    y = yield* write(sheet, name, x, y + 2, { strong: true, width });
    for (const text of more) y = yield* write(sheet, text, x, y, { width });
    return y;
  };
  const ends = [yield* column(margin, 'From', from), yield* column(margin + width + gap, 'To', to)];
  sheet.y = Math.max(...ends) + gap;
}

function* facts(sheet: Sheet, { facts: all }: Paper): Turns {
  for (const [name, value] of all) {
    room(sheet, 16);
    const top = sheet.y;
    yield* write(sheet, name, margin, top, { color: quiet, width: 110 });
    yield* write(sheet, value, margin + 120, top, { width: widthOf(sheet) - 120 });
  }
  sheet.y += gap;
}

const amountWidth = 110;
const quantityWidth = 60;

function* rows(sheet: Sheet, { rows: all }: Paper): Turns {
  const right = margin + widthOf(sheet);
  const description = widthOf(sheet) - amountWidth - quantityWidth - 12;
  const row = function* (cells: [string, string, string], look: Look): Turns {
    room(sheet, 40);
    const top = sheet.y + 6;
    const end = (yield* write(sheet, cells[0], margin, top, { ...look, width: description })) + 5;
    yield* write(sheet, cells[1], right - amountWidth - quantityWidth, top, {
      ...look,
      width: quantityWidth,
      align: 'right',
    });
    yield* write(sheet, cells[2], right - amountWidth, top, { ...look, width: amountWidth, align: 'right' });
    rule(sheet, end);
    sheet.y = end;
  };
  yield* row(['Description', 'Quantity', 'Amount'], { color: quiet, size: 8.5 });
  for (const { description: text, quantity, amount } of all) yield* row([text, String(quantity), amount], {});
  sheet.y += 8;
}

function* sums(sheet: Sheet, { sums: all }: Paper): Turns {
  const right = margin + widthOf(sheet);
  const width = 240;
  for (const [n, [name, amount]] of all.entries()) {
    room(sheet, 20);
    const top = sheet.y + 4;
    const look = n === all.length - 1 ? { strong: true, size: 12 } : {};
    const end = yield* write(sheet, name, right - width, top, { ...look, width: width - amountWidth - 20 });
    yield* write(sheet, amount, right - amountWidth - 20, top, { ...look, width: amountWidth + 20, align: 'right' });
    sheet.y = end;
  }
  sheet.y += gap;
}

function* notes(sheet: Sheet, { notes: all }: Paper): Turns {
  for (const note of all) {
    room(sheet, 16);
    yield* write(sheet, note, margin, sheet.y, { color: quiet, size: 8 });
  }
}

function* pageNumbers(sheet: Sheet, { title, number }: Paper): Turns {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    // Else what stands in the margin begins another page.
    sheet.page.margins.bottom = 0;
    yield* write(sheet, `${title} ${number} · page ${page + 1} of ${count}`, margin, sheet.page.height - 36, {
      color: quiet,
      size: 8,
    });
  }
}
