import { createCipheriv, hkdfSync } from 'node:crypto';

const rounds = 8;

/**
 * Puts the whole numbers below `size` (at most 2³²) into an order that only the key tells: a Feistel network over the next
 * even number of bits, walked on until it falls below `size` again. Each number goes to exactly one other.
 */
export function keyedPermutation(key: Buffer, size: number): (number: number) => number {
  const halfBits = Math.max(1, Math.ceil(Math.ceil(Math.log2(size)) / 2));
  const half = 2 ** halfBits;
  const tables = Array.from({ length: rounds }, (_, round) => randomTable(key, `${size}:${round}`, half));
  const once = (number: number) => {
    let left = Math.floor(number / half);
    let right = number % half;
    for (const table of tables) [left, right] = [right, (left ^ (table[right] as number)) & (half - 1)];
    return left * half + right;
  };
  return (number) => {
    if (!Number.isInteger(number) || number < 0 || number >= size)
      throw new RangeError(`${number} is not below ${size}`);
    let walked = once(number);
    while (walked >= size) walked = once(walked);
    return walked;
  };
}

/** The round's function, computed beforehand for every value that half of the bits can have. */
function randomTable(key: Buffer, purpose: string, length: number): Uint16Array {
  const stream = createCipheriv('aes-256-ctr', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)), Buffer.alloc(16));
  const bytes = stream.update(Buffer.alloc(2 * length));
  return Uint16Array.from({ length }, (_, n) => bytes.readUInt16LE(2 * n));
}
