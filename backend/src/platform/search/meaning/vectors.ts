import { createHash } from 'node:crypto';

/** A signed byte a dimension: the angle between two is off by less than a hundredth, and it takes a quarter of the room. */
export type Vector = Int8Array;

const fewest = 2;
const most = 8192;
/** Longer texts are cut, as models read no more than some two thousand words. */
const longestText = 8000;

/** A text as it is sent and recognised: blanks do not matter. */
export const plainText = (text: string): string =>
  Buffer.from(text.replace(/\s+/g, ' ').trim().slice(0, longestText)).toString();

export const hashOf = (text: string): Buffer => createHash('sha256').update(plainText(text)).digest();

/** Of the numbers of a provider; nothing for what cannot be one. */
export function toVector(numbers: unknown): Vector | undefined {
  if (!Array.isArray(numbers) || numbers.length < fewest || numbers.length > most) return undefined;
  let largest = 0;
  for (const number of numbers) {
    if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
    largest = Math.max(largest, Math.abs(number));
  }
  return largest > 0 ? Int8Array.from(numbers, (number: number) => Math.round(127 * (number / largest))) : undefined;
}

export const toBytes = (vector: Vector): Buffer => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
export const fromBytes = (bytes: Buffer): Vector => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The cosine of the angle between two; nothing where they are not of one kind. */
export function likeness(one: Vector, other: Vector): number | undefined {
  if (one.length !== other.length) return undefined;
  let [product, oneLength, otherLength] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] as number, other[at] as number];
    product += a * b;
    oneLength += a * a;
    otherLength += b * b;
  }
  return oneLength > 0 && otherLength > 0 ? product / Math.sqrt(oneLength * otherLength) : undefined;
}

/**
 * Orders what the words have found half and half by words and by meaning, each as a share of its own span. What has no
 * vector stands by its words.
 */
export function byHalves<Found extends { score: number }>(
  found: Found[],
  asked: Vector,
  vectorOf: (one: Found) => Vector | undefined,
): Found[] {
  const means = found.map((one) => {
    const vector = vectorOf(one);
    return vector && likeness(asked, vector);
  });
  const words = inSpan(found.map(({ score }) => score));
  const meanings = inSpan(means);
  return found
    .map((one, at) => ({ one, at, value: (words[at] ?? 0) + (meanings[at] ?? words[at] ?? 0) }))
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .map(({ one }) => one);
}

function inSpan(values: (number | undefined)[]): (number | undefined)[] {
  const known = values.filter((value) => value !== undefined);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  return values.map((value) => value && (span > 0 ? (value - low) / span : 0));
}
