import { byHalves, fromBytes, hashOf, likeness, plainText, toBytes, toVector, type Vector } from './vectors';

const vector = (...numbers: number[]) => toVector(numbers) as Vector;

describe('a vector', () => {
  it('keeps the angle between texts in a byte a dimension', () => {
    const [one, other] = [vector(0.3, -0.2, 0.91, 0.05), vector(0.25, -0.3, 0.8, 0.2)];
    expect(one.byteLength).toBe(4);
    expect(likeness(one, other)).toBeCloseTo(0.976, 2);
    expect(likeness(one, one)).toBeCloseTo(1);
    expect(likeness(vector(1, 0), vector(0, 1))).toBe(0);
  });

  it('comes back from its bytes', () => {
    const one = vector(0.5, -1, 0.1);
    expect(fromBytes(toBytes(one))).toEqual(one);
    const pooled = Buffer.concat([Buffer.from([9]), toBytes(one)]).subarray(1);
    expect(fromBytes(pooled)).toEqual(one);
  });

  it('is not made of what is none, or compared with one of another length', () => {
    for (const none of [
      undefined,
      null,
      'x',
      [],
      [1],
      [1, Number.NaN],
      [1, Number.POSITIVE_INFINITY],
      [1, '2'],
      [0, 0],
      new Array(9000).fill(1),
    ])
      expect(toVector(none)).toBeUndefined();
    expect(vector(1e308, -1e308)).toEqual(vector(1, -1));
    expect(likeness(vector(1, 2), vector(1, 2, 3))).toBeUndefined();
  });
});

describe('a text', () => {
  it('is the same with other blanks, and cut where it is very long', () => {
    expect(plainText(' Leaks  in\n\nmains ')).toBe('Leaks in mains');
    expect(hashOf('Leaks in mains')).toEqual(hashOf('Leaks\tin mains  '));
    expect(hashOf('Leaks in mains')).not.toEqual(hashOf('Leaks in Mains'));
    expect(plainText('x'.repeat(9000))).toHaveLength(8000);
    expect(plainText(`${'x'.repeat(7999)}🚰`)).toBe(`${'x'.repeat(7999)}\ufffd`);
  });
});

describe('what words have found', () => {
  const found = (scores: Record<string, number>) => Object.entries(scores).map(([id, score]) => ({ id, score }));
  const order = (scores: Record<string, number>, vectors: Record<string, Vector>, asked = vector(1, 0)) =>
    byHalves(found(scores), asked, ({ id }) => vectors[id]).map(({ id }) => id);

  it('is ordered half by words and half by meaning', () => {
    const vectors = { a: vector(0, 1), b: vector(1, 1), c: vector(1, 0) };
    expect(order({ a: 10, b: 9, c: 1 }, vectors)).toEqual(['b', 'a', 'c']);
    expect(order({ a: 10, b: 9, c: 8 }, vectors)).toEqual(['b', 'a', 'c']);
  });

  it('stands by its words where it has no vector, or one of another kind', () => {
    expect(order({ a: 10, b: 5, c: 1 }, { c: vector(1, 0, 0) })).toEqual(['a', 'b', 'c']);
    expect(order({ a: 10, b: 5, c: 1 }, {})).toEqual(['a', 'b', 'c']);
  });

  it('stays as it is where words and meaning tell nothing apart', () => {
    const same = vector(1, 1);
    expect(order({ a: 3, b: 3, c: 3 }, { a: same, b: same, c: same })).toEqual(['a', 'b', 'c']);
  });
});
