import { dayOf, monthOf, periodsOf } from './calendar';
import { day } from './durations';

describe('the periods of days looked at', () => {
  it.each([
    ['2026-11-23T01:00:00Z', 30],
    ['2026-11-23T01:00:00Z', 90],
    ['2026-11-23T01:00:00Z', 365],
    ['2026-11-30T23:59:59Z', 365],
    ['2026-11-01T00:00:00Z', 365],
    ['2028-12-31T12:00:00Z', 365],
  ])('begin, on %s, exactly %d days back, and each after the one before', (text, days) => {
    const now = new Date(text);
    const firsts = periodsOf(now, days);
    expect(firsts[0]).toBe(dayOf(new Date(now.getTime() - (days - 1) * day)));
    expect(firsts).toEqual([...new Set(firsts)].sort());
    expect((firsts.at(-1) as string) <= dayOf(now)).toBe(true);
  });

  it('are the seven days of a week', () => {
    expect(periodsOf(new Date('2026-11-02T23:59:59Z'), 7)).toEqual(
      ['27', '28', '29', '30', '31'].map((one) => `2026-10-${one}`).concat('2026-11-01', '2026-11-02'),
    );
  });

  it('are days, weeks and the months of the calendar', () => {
    const now = new Date('2026-11-23T01:00:00Z');
    expect(periodsOf(now, 30).slice(-2)).toEqual(['2026-11-22', '2026-11-23']);
    expect(periodsOf(now, 90)).toHaveLength(13);
    expect(periodsOf(now, 90).slice(0, 2)).toEqual(['2026-08-26', '2026-09-01']);
    expect(periodsOf(now, 90).at(-1)).toBe('2026-11-17');
    expect(periodsOf(now, 365).slice(0, 2)).toEqual(['2025-11-24', '2025-12-01']);
    expect(periodsOf(now, 365).at(-1)).toBe('2026-11-01');
    expect(periodsOf(new Date('2026-11-30T01:00:00Z'), 365)).toHaveLength(12);
  });
});

it('a month begins and ends in UTC', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11-01');
  expect(monthOf(new Date('2026-12-01T00:00:00Z'))).toBe('2026-12-01');
});
