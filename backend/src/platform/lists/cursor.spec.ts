import { fromCursor, start, toCursor } from './cursor';

const row = { createdAt: '2025-11-21T10:20:30.456Z', id: '3f1c9a52-7a0e-4b1d-9d5a-0c2f6b7e8d91' };

describe('a cursor', () => {
  it('comes back as the place it was made from', () => {
    expect(fromCursor(toCursor(row))).toEqual(row);
  });

  it('is the start of the list when there is none', () => {
    expect(fromCursor(undefined)).toBe(start);
  });

  it('reaches to the year 9999, which the database reads, and no further', () => {
    const last = { ...row, createdAt: '9999-12-31T23:59:59.999Z' };
    expect(fromCursor(toCursor(last))).toEqual(last);
    expect(() => fromCursor(toCursor({ ...row, createdAt: '+010000-01-01T00:00:00.000Z' }))).toThrow(/Link header/);
    expect(() => fromCursor(`${'_'.repeat(29)}w`)).toThrow(/Link header/);
  });

  it.each(['x', `${toCursor(row)}A`, toCursor(row).slice(1), '!'.repeat(30), "' or 1=1 --"])('refuses %s', (text) => {
    expect(() => fromCursor(text)).toThrow(/Link header/);
  });
});
