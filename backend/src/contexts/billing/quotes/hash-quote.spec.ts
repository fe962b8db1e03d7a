import { createHash } from 'node:crypto';
import { canonical, hashQuote } from './hash-quote';
import type { Quote } from './quote';

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

describe('the hash of a quote', () => {
  const quote = { id: 'q', credit: 20n } as Quote;

  it('is what it was before a basis was kept, where there is none', () => {
    const before = createHash('sha256').update('{"credit":"20","id":"q"}').digest('hex');
    expect(hashQuote({ ...quote, basisPaymentId: null })).toBe(before);
  });

  it('covers the basis', () => {
    const hashes = [null, 'one', 'other'].map((basisPaymentId) => hashQuote({ ...quote, basisPaymentId }));
    expect(new Set(hashes).size).toBe(3);
  });
});
