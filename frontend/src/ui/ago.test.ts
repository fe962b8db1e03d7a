import { ago, daysSince } from './ago';

const now = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['2026-11-23T11:00:00Z', 'today'],
  ['2026-11-22T12:00:00Z', 'yesterday'],
  ['2026-11-13', '10 days ago'],
  ['2026-10-26', '4 weeks ago'],
  ['2026-05-23', '6 months ago'],
  ['2023-11-23', '3 years ago'],
  ['2026-11-30T12:00:00Z', 'in 7 days'],
])('says of %s that it was %s', (at, words) => {
  expect(ago(at, now)).toBe(words);
});

it('counts whole days', () => {
  expect(daysSince('2026-11-20T13:00:00Z', now)).toBe(2);
  expect(daysSince('2026-11-24T13:00:00Z', now)).toBe(0);
});
