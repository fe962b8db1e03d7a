import { slipsBetween, Vocabulary } from './nearest-word';

/** The same by the book: one cell after the other. */
function byTable(one: string, other: string): number {
  const table = [...Array(one.length + 1)].map((_, row) =>
    [...Array(other.length + 1)].map((_, column) => (row && column ? 0 : row + column)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] as number[])[column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + change,
        isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return cell(one.length, other.length);
}

describe('slips between two words', () => {
  it.each([
    ['water', 'water', 0],
    ['watter', 'water', 1],
    ['wter', 'water', 1],
    ['wader', 'water', 1],
    ['wtaer', 'water', 1],
    ['sensor', 'censors', 2],
    ['', 'water', 5],
  ])('from %p to %p are %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });

  it('are those of the whole table, swaps included', () => {
    const words = Array.from({ length: 60 }, (_, n) =>
      Array.from({ length: 1 + (n % 9) }, (_, place) => 'abc'[Math.floor((n * 7919) / 3 ** place) % 3]).join(''),
    );
    for (const one of words)
      for (const other of words)
        expect([one, other, slipsBetween(one, other)]).toEqual([one, other, byTable(one, other)]);
    expect(slipsBetween('ab'.repeat(15), 'ba'.repeat(15))).toBe(2);
  });
});

describe('the nearest word', () => {
  const known = new Vocabulary([
    ['water', 5],
    ['waste', 1],
    ['leak', 2],
    ['lean', 7],
    ['container', 1],
  ]);

  it('is the one with the fewest slips', () => {
    expect(known.nearest('watter')).toBe('water');
    expect(known.nearest('contianers')).toBe('container');
  });

  it('is, of two as near, the one used more', () => {
    expect(known.nearest('leav')).toBe('lean');
  });

  it('is none where too much differs, or the word is short', () => {
    expect(known.nearest('wattress')).toBeUndefined();
    expect(known.nearest('lek')).toBeUndefined();
    expect(known.nearest('zeppelin')).toBeUndefined();
  });

  it('is never the word itself', () => {
    expect(new Vocabulary([['water', 1]]).nearest('water')).toBeUndefined();
  });

  it('takes three looks at 20,000 words within a tenth of a second of the processor, however alike they are', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzab';
    const alike = Array.from({ length: 20_000 }, (_, n) => {
      const mark = [0, 1, 2, 3].map((place) => letters[Math.floor(n / 26 ** place) % 26]).join('');
      return `${mark.slice(0, 2)}${letters.slice(2)}${mark.slice(2)}`.slice(0, 30);
    });
    const known = new Vocabulary(alike.map((word): [string, number] => [word, 1]));
    const look = () => {
      const before = process.cpuUsage();
      for (const end of ['qz', 'zq', 'jq']) known.nearest(`zz${letters.slice(2)}${end}`);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    expect(Math.min(...[1, 2, 3, 4, 5].map(look))).toBeLessThan(100);
  });
});
