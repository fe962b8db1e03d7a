import { nearestWord, slipsBetween } from './nearest-word';

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
});

describe('the nearest word', () => {
  const known = new Map([
    ['water', 5],
    ['waste', 1],
    ['leak', 2],
    ['lean', 7],
    ['container', 1],
  ]);

  it('is the one with the fewest slips', () => {
    expect(nearestWord('watter', known)).toBe('water');
    expect(nearestWord('contianers', known)).toBe('container');
  });

  it('is, of two as near, the one used more', () => {
    expect(nearestWord('leav', known)).toBe('lean');
  });

  it('is none where too much differs, or the word is short', () => {
    expect(nearestWord('wattress', known)).toBeUndefined();
    expect(nearestWord('lek', known)).toBeUndefined();
    expect(nearestWord('zeppelin', known)).toBeUndefined();
  });

  it('is never the word itself', () => {
    expect(nearestWord('water', new Map([['water', 1]]))).toBeUndefined();
  });
});
