import { create, type Font } from 'fontkit';
import { DocumentFonts, inter, type Weight } from './scripts';
import { linesInTurns, piecesOf } from './set-lines';

/** Fonts are named by these two in `DocumentFonts.files`. */
const nameOf = (font: string, weight: Weight) => `${font}/${weight}`;

interface Line {
  /** Where it begins, and the line that its letters stand on. */
  x: number;
  y: number;
  size: number;
  weight: Weight;
}

/** Draws texts as outlines, so that a picture of them needs no font where it is made; in every script that documents have. */
export class Outlines {
  private constructor(
    private readonly documentFonts: DocumentFonts,
    private readonly fonts: ReadonlyMap<string, Font>,
  ) {}

  /** For these texts, each of which is one line afterwards. */
  static async of(texts: readonly string[]): Promise<Outlines> {
    const documentFonts = await DocumentFonts.of(texts);
    const files = await documentFonts.files(texts.map((text) => documentFonts.spelledOut(text)));
    const all = [
      [nameOf('inter', 'text'), inter.text] as const,
      [nameOf('inter', 'strong'), inter.strong] as const,
      ...files,
    ];
    return new Outlines(documentFonts, new Map(all.map(([name, file]) => [name, create(file)])));
  }

  /** A text in lines no wider than `width`; what is more than `most` lines ends in an ellipsis. */
  lines(
    text: string,
    { size, weight, width, most }: Omit<Line, 'x' | 'y'> & { width: number; most: number },
  ): string[] {
    const turns = linesInTurns(this.documentFonts.spelledOut(text), width, (part) => this.widthOf(part, size, weight));
    let turn = turns.next();
    while (!turn.done) turn = turns.next();
    const lines = turn.value;
    if (lines.length <= most) return lines;
    const shown = lines.slice(0, most);
    return [...shown.slice(0, -1), this.shortened(shown.at(-1) as string, { size, weight, width })];
  }

  /** A line as an SVG path. */
  path(line: string, { x, y, size, weight }: Line): string {
    let at = x;
    const drawn: string[] = [];
    for (const { text, font } of piecesOf(line, this.documentFonts)) {
      const { run, scale } = this.runOf(text, font, size, weight);
      run.glyphs.forEach((glyph, n) => {
        const { xAdvance, xOffset, yOffset } = run.positions[n] as (typeof run.positions)[number];
        const d = glyph.path.toSVG();
        const place = `translate(${round(at + xOffset * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})`;
        if (d) drawn.push(`<path d="${d}" transform="${place}"/>`);
        at += xAdvance * scale;
      });
    }
    return drawn.join('');
  }

  private shortened(line: string, { size, weight, width }: { size: number; weight: Weight; width: number }): string {
    const letters = [...line];
    while (letters.length > 0 && this.widthOf(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }

  private widthOf(text: string, size: number, weight: Weight): number {
    return piecesOf(text, this.documentFonts).reduce((sum, piece) => {
      const { run, scale } = this.runOf(piece.text, piece.font, size, weight);
      return sum + run.advanceWidth * scale;
    }, 0);
  }

  private runOf(text: string, name: string, size: number, weight: Weight) {
    const font = (this.fonts.get(nameOf(name, weight)) ?? this.fonts.get(nameOf('inter', weight))) as Font;
    return { run: font.layout(text), scale: size / font.unitsPerEm };
  }
}

const round = (number: number) => Math.round(number * 100) / 100;
