import { firstDayOf, quarterOf } from './quarter';

describe('a quarter', () => {
  it.each([
    ['2026-01-01', '2026-Q1', '2026-01-01'],
    ['2026-06-30', '2026-Q2', '2026-04-01'],
    ['2026-09-15', '2026-Q3', '2026-07-01'],
    ['2026-12-31', '2026-Q4', '2026-10-01'],
  ])('of %s is %s, and begins on %s', (day, quarter, first) => {
    expect(quarterOf(day)).toBe(quarter);
    expect(firstDayOf(quarter)).toBe(first);
  });
});
