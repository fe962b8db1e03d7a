import { nextCheck } from './watch';

const minute = 60_000;
const hour = 60 * minute;
const made = new Date('2026-11-21T12:00:00Z');
const gapAfter = (age: number) => {
  const now = new Date(made.getTime() + age);
  const next = nextCheck(made, now);
  return next && (next.getTime() - now.getTime()) / minute;
};

describe('An attempt that has not come to its end', () => {
  it.each([
    [0, 1],
    [hour - 1, 1],
    [hour, 10],
    [6 * hour, 30],
    [24 * hour, 180],
    [72 * hour - 1, 180],
    [72 * hour, 7 * 24 * 60],
    [30 * 24 * hour - 1, 7 * 24 * 60],
  ])('of %d ms is asked about again in %d minutes', (age, minutes) => {
    expect(gapAfter(age)).toBe(minutes);
  });

  it('is given up after thirty days', () => {
    expect(gapAfter(30 * 24 * hour)).toBeNull();
  });
});
