import { canonical } from './hash-quote';

describe('the canonical text of a quote', () => {
  it('does not depend on the order of fields', () => {
    const one = { b: [{ y: 1n, x: null }], a: new Date(0) };
    expect(canonical(one)).toBe('{"a":"1970-01-01T00:00:00.000Z","b":[{"x":null,"y":"1"}]}');
    expect(canonical({ a: one.a, b: [{ x: null, y: 1n }] })).toBe(canonical(one));
  });

  it('keeps the order of lines, and amounts of any size', () => {
    expect(canonical([2n, 1n])).not.toBe(canonical([1n, 2n]));
    expect(canonical(9_007_199_254_740_993n)).toBe('"9007199254740993"');
  });
});
