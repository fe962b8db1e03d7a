import { Outlines } from '../../../platform/typesetting/outline';

/** What of a story its picture shows. */
export interface PicturedStory {
  title: string;
  /** Such as `$12.5M confirmed`. */
  worth: string;
  /** Who made it, by name. */
  organizations: readonly string[];
}

/** As networks show links. */
export const pictureSize = { width: 1200, height: 630 };

const { width, height } = pictureSize;
const margin = 80;
const leafSize = 60;
const band = '#0c2229';
const paper = '#f7f5ef';
const quiet = '#b9c6c8';
const tones = ['#2f9c95', '#e58a4b', '#5b9bd5', '#9a86d6', '#58a66b'];
const leaf = 'M60 0H34A34 34 0 0 1 0 -34V-60h26A34 34 0 0 1 60 -26z';

/** A picture of a story for links that are shared: its title, what it was worth and who made it, with leaves in their colours. */
export async function drawStory({ title, worth, organizations }: PicturedStory): Promise<string> {
  const by = organizations.join(' · ');
  const product = 'Global Innovation Alliance';
  const outlines = await Outlines.of([title, worth, by, product, '…']);
  const room = width - 2 * margin;
  const look = { size: 64, weight: 'strong', width: room, most: 3 } as const;
  const lines = outlines.lines(title, look);
  const [made = ''] = outlines.lines(by, { size: 28, weight: 'text', width: room, most: 1 });
  const text = (line: string, y: number, size: number, color: string, weight: 'text' | 'strong' = 'text') =>
    `<g fill="${color}">${outlines.path(line, { x: margin, y, size, weight })}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${band}"/>
    ${leavesOf(organizations)}
    ${text(product, 110, 28, quiet, 'strong')}
    ${lines.map((line, n) => text(line, 222 + n * 80, look.size, paper, 'strong')).join('')}
    ${text(worth, height - 128, 40, tones[1] as string, 'strong')}
    ${text(made, height - 76, 28, quiet)}
  </svg>`;
}

/** A row of leaves above the words, turned and coloured by who has made it: one colour for each. */
function leavesOf(organizations: readonly string[]): string {
  const first = numberOf(organizations.join());
  return Array.from({ length: 5 }, (_, n) => {
    const which = n % Math.max(organizations.length, 1);
    const own = numberOf(`${organizations[which]}${n}`);
    const x = width - margin - (5 - n) * leafSize;
    const turn = `rotate(${(own % 4) * 90} ${leafSize / 2} ${-leafSize / 2})`;
    return `<path d="${leaf}" transform="translate(${x} 120) ${turn}" fill="${tones[(first + which) % tones.length]}"/>`;
  }).join('');
}

/** The same for the same text. */
function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
