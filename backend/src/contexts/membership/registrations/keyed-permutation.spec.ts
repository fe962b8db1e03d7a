import { keyedPermutation } from './keyed-permutation';

const key = Buffer.from('one key', 'utf8');

describe('A keyed permutation', () => {
  it.each([1, 2, 3, 10, 1000, 900_000, 1_000_000])('gives every number below %d exactly once', (size) => {
    const permute = keyedPermutation(key, size);
    const seen = new Uint8Array(size);
    for (let number = 0; number < size; number += 1) {
      const at = permute(number);
      seen[at] = (seen[at] as number) + 1;
    }
    expect(seen.every((times) => times === 1)).toBe(true);
  });

  it('shows no pattern: neighbours land anywhere, as often before as after each other', () => {
    const size = 1_000_000;
    const permute = keyedPermutation(key, size);
    let ascending = 0;
    const differences = new Set<number>();
    const firstDigits = Array.from({ length: 10 }, () => 0);
    for (let number = 0; number < 10_000; number += 1) {
      const difference = permute(number + 1) - permute(number);
      if (difference > 0) ascending += 1;
      differences.add(difference);
      const digit = Math.floor(permute(number) / 100_000);
      firstDigits[digit] = (firstDigits[digit] as number) + 1;
    }
    expect(ascending).toBeGreaterThan(4500);
    expect(ascending).toBeLessThan(5500);
    expect(differences.size).toBeGreaterThan(9800);
    expect(Math.min(...firstDigits)).toBeGreaterThan(850);
    expect(Math.max(...firstDigits)).toBeLessThan(1150);
  });

  it('is another one with another key, and the same with the same', () => {
    const [one, same, other] = ['one key', 'one key', 'two keys'].map((text) =>
      keyedPermutation(Buffer.from(text), 1_000_000),
    ) as [typeof permute, typeof permute, typeof permute];
    const numbers = Array.from({ length: 100 }, (_, n) => n);
    expect(numbers.map(same)).toEqual(numbers.map(one));
    expect(numbers.filter((n) => one(n) === other(n)).length).toBeLessThan(3);
  });

  const permute = keyedPermutation(key, 10);
  it.each([-1, 10, 0.5, Number.NaN])('refuses %d, which is not below its size', (number) => {
    expect(() => permute(number)).toThrow(RangeError);
  });
});
