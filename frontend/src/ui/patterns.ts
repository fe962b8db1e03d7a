/** One leaf of the product's own mark, round its middle. */
export const leaf = 'M7.5 7.5H1A8.5 8.5 0 0 1 -7.5 -1V-7.5H-1A8.5 8.5 0 0 1 7.5 1z';

export const tones = ['fill-brand', 'fill-accent', 'fill-info', 'fill-violet', 'fill-success'] as const;

/** A number that is the same for the same text, wherever it is drawn. */
export function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** The colour that an organization has in every pattern. */
export const toneOf = (id: string) => tones[numberOf(id) % tones.length] as (typeof tones)[number];
