import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const fontOf = (file: string) => readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`));

/** Inter has the signs of all our currencies, and the letters of Latin, Greek and Cyrillic. */
export const inter = {
  text: fontOf('400Regular/Inter_400Regular.ttf'),
  strong: fontOf('600SemiBold/Inter_600SemiBold.ttf'),
};
const interFont = create(inter.text);

/** How far above the line its letters reach, in sizes. */
export const ascent = interFont.ascent / interFont.unitsPerEm;

const weights = { text: 400, strong: 600 };
export type Weight = keyof typeof weights;

/** The first one that has a character draws it. Han comes from the Chinese font, Japanese and Korean names too. */
const families = ['arabic', 'hebrew', 'devanagari', 'sc', 'kr'] as const;

interface Slice {
  family: (typeof families)[number];
  /** Chinese and Korean come in about a hundred files each. */
  name: string;
  ranges: [from: number, to: number][];
}

const folderOf = (family: string) => dirname(require.resolve(`@fontsource-variable/noto-sans-${family}/package.json`));

/** Read when a document needs the first of them. Their Latin letters are Inter's. */
let known: Slice[] | undefined;
const slices = (): Slice[] => {
  known ??= families.flatMap((family) =>
    Object.entries(JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')) as Record<string, string>)
      .map(([key, ranges]) => ({ family, name: key.replace(/[[\]]/g, ''), ranges: rangesOf(ranges) }))
      .filter(({ name }) => name === family || /^\d+$/.test(name)),
  );
  return known;
};
const rangesOf = (text: string) =>
  text.split(',').map((range): [number, number] => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const isLatin = (codePoint: number) => interFont.hasGlyphForCodePoint(codePoint);
const fileOf = ({ family, name }: Slice) =>
  readFileSync(join(folderOf(family), 'files', `noto-sans-${family}-${name}-wght-normal.woff2`));
/** What a file really has: its ranges promise more. */
const contents = new Map<Slice, ReadonlySet<number>>();
function has(slice: Slice, codePoint: number): boolean {
  if (!slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) return false;
  const characters = contents.get(slice) ?? new Set(create(fileOf(slice)).characterSet);
  contents.set(slice, characters);
  return characters.has(codePoint);
}
const codeOf = (character: string) => character.codePointAt(0) as number;
const nameOf = ({ family, name }: Slice) => `${family}-${name}`;
/** More than a long Chinese address takes. Each is made in some milliseconds of the processor, for every document anew. */
const mostSlices = 24;

/** What has no shape of its own goes with what stands before it. */
const joins = /^[\p{M}\u200c\u200d]$/u;

/** Whether Inter has all of it, as nearly always. */
export const isPlain = (text: string): boolean => [...text].every((character) => isLatin(codeOf(character)));

/** The fonts that one document needs beside Inter. What would take more of them than there may be is spelled out. */
export class DocumentFonts {
  private constructor(private readonly slices: readonly Slice[]) {}

  /** Reads those that texts need. Some take a thirtieth of a second: others are served between two of them. */
  static async of(texts: readonly string[]): Promise<DocumentFonts> {
    const chosen = new Set<Slice>();
    for (const character of new Set(texts.join(''))) {
      const before = contents.size;
      const slice = isLatin(codeOf(character)) ? undefined : slices().find((one) => has(one, codeOf(character)));
      if (slice) chosen.add(slice);
      if (chosen.size === mostSlices) break;
      if (contents.size > before) await setImmediate();
    }
    return new DocumentFonts(slices().filter((slice) => chosen.has(slice)));
  }

  /** Nothing that somebody wrote is lost: what no font has stands as its Unicode numbers, such as `[U+0E01 U+0E02]`. */
  spelledOut(text: string): string {
    if (isPlain(text)) return text;
    let spelled = '';
    let unknown: string[] = [];
    const flush = () => {
      if (unknown.length > 0) spelled += `[${unknown.join(' ')}]`;
      unknown = [];
    };
    for (const character of text) {
      const code = codeOf(character);
      if (isLatin(code) || this.sliceOf(code)) {
        flush();
        spelled += character;
      } else unknown.push(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
    }
    flush();
    return spelled;
  }

  /** The name of the font of every character (UTF-16 unit): `inter`, or a slice of another one. */
  namesOf(text: string): string[] {
    const names: string[] = [];
    for (const character of text) {
      const code = codeOf(character);
      const before = names.at(-1);
      const slice = isLatin(code) ? undefined : this.sliceOf(code);
      const name = joins.test(character) && before ? before : slice ? nameOf(slice) : 'inter';
      names.push(...Array<string>(character.length).fill(name));
    }
    return names;
  }

  /** Each with just the characters of the texts, by `<font>/<weight>`. */
  async files(texts: readonly string[]): Promise<Map<string, Buffer>> {
    const wanted = new Map<string, string>();
    for (const text of texts)
      this.namesOf(text).forEach((name, at) => {
        if (name !== 'inter') wanted.set(name, (wanted.get(name) ?? '') + text[at]);
      });
    const made = new Map<string, Buffer>();
    for (const [name, characters] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const file = fileOf(this.slices.find((slice) => nameOf(slice) === name) as Slice);
      const unique = [...new Set(characters)].sort().join('');
      for (const [weight, wght] of Object.entries(weights)) {
        made.set(
          `${name}/${weight}`,
          await subsetFont(file, unique, { targetFormat: 'truetype', variationAxes: { wght } }),
        );
        await setImmediate();
      }
    }
    return made;
  }

  private sliceOf(codePoint: number): Slice | undefined {
    return this.slices.find((slice) => has(slice, codePoint));
  }
}
