import { memberIdsOf } from './member-ids';

const idOf = memberIdsOf(Buffer.from('a key'));
const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => idOf(first + n));

describe('A member id', () => {
  it.each([
    ['six digits', 0, /^GIA-\d{6}$/],
    ['six digits to the last of them', 999_000, /^GIA-\d{6}$/],
    ['seven digits once six are used up', 1_000_000, /^GIA-[1-9]\d{6}$/],
    ['seven digits to the last of them', 9_999_000, /^GIA-[1-9]\d{6}$/],
    ['eight digits once seven are used up', 10_000_000, /^GIA-[1-9]\d{7}$/],
  ])('has %s', (_digits, first, shape) => {
    for (const id of from(first, 1000)) expect(id).toMatch(shape);
  });

  it('is given once', () => {
    const ids = [...from(0, 1_000_000), ...from(1_000_000, 100_000)];
    expect(new Set(ids).size).toBe(1_100_000);
  });

  it('does not tell which number it is', () => {
    expect(from(0, 5)).not.toEqual([...from(0, 5)].sort());
    expect(from(0, 20)).not.toContain('GIA-000000');
  });
});
