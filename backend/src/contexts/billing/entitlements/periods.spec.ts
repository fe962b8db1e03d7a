import { BillingInterval } from '../plans/plan.enums';
import { AllowancePeriod } from './entitlement.enums';
import { addMonths, currentPeriod, daysBetween, periodFrom } from './periods';

const at = (iso: string) => new Date(`${iso}${iso.includes('T') ? 'Z' : 'T00:00:00Z'}`);
const day = 86_400_000;
/** Every day over a leap year and the year before it, at an hour that differs. */
const days = Array.from({ length: 731 }, (_, n) => new Date(Date.UTC(2027, 0, 1 + n, n % 24, (n * 7) % 60)));

describe('a month later', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-03-31', 1, '2027-04-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-05-31T23:59:59.999', 1, '2027-06-30T23:59:59.999'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  it('has the same time of day, and the same day or the last one of its month', () => {
    const isRight = (date: Date, months: number) => {
      const sum = addMonths(date, months);
      const isLast = new Date(sum.getTime() + day).getUTCDate() === 1;
      return (
        sum.getTime() % day === date.getTime() % day &&
        sum.getUTCMonth() === (((date.getUTCMonth() + months) % 12) + 12) % 12 &&
        (sum.getUTCDate() === date.getUTCDate() || (isLast && sum.getUTCDate() < date.getUTCDate()))
      );
    };
    const wrong = days.flatMap((date) =>
      Array.from({ length: 49 }, (_, n) => n - 24)
        .filter((months) => !isRight(date, months))
        .map((months) => [date, months]),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a period', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-27T23:59', '2027-01-31', '2027-02-28'],
    ['2027-01-31', 1, '2027-02-28', '2027-02-28', '2027-03-31'],
    ['2027-01-31', 1, '2027-03-30', '2027-02-28', '2027-03-31'],
    ['2028-02-29', 12, '2029-02-28', '2029-02-28', '2030-02-28'],
    ['2028-02-29', 12, '2032-02-28', '2031-02-28', '2032-02-29'],
    ['2027-06-10', 12, '2027-06-09', '2026-06-10', '2027-06-10'],
  ])('from %s of %d months is on %s the one from %s to %s', (anchor, months, now, start, end) => {
    expect(periodFrom(at(anchor), months, at(now))).toEqual({ start: at(start), end: at(end) });
  });

  it('holds the moment, and the next one begins where it ends', () => {
    const isRight = (anchor: Date, months: number, now: Date) => {
      const { start, end } = periodFrom(anchor, months, now) as { start: Date; end: Date };
      const last = periodFrom(anchor, months, new Date(end.getTime() - 1));
      return start <= now && now < end && +periodFrom(anchor, months, end).start === +end && +last.start === +start;
    };
    const wrong: unknown[] = [];
    for (const anchor of days)
      for (const months of [1, 12])
        for (let n = -400; n < 900; n += 37) {
          const now = new Date(anchor.getTime() + n * day + n);
          if (!isRight(anchor, months, now)) wrong.push([anchor, months, now]);
        }
    expect(wrong).toEqual([]);
  });

  it('is the same in every time zone: nothing asks for local time', () => {
    const local = [
      'getFullYear',
      'getMonth',
      'getDate',
      'getHours',
      'getTimezoneOffset',
      'setMonth',
      'setDate',
    ] as const;
    const spies = local.map((name) =>
      jest.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error(`asked for ${name}`);
      }),
    );
    const anchors = { registeredAt: at('2026-01-31T22:30') };
    expect(currentPeriod(AllowancePeriod.Month, anchors, at('2026-03-01'))).toEqual({
      start: at('2026-02-28T22:30'),
      end: at('2026-03-31T22:30'),
    });
    expect(daysBetween(at('2026-03-28T23:59'), at('2026-03-30T00:01'))).toBe(2);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('the days between two times', () => {
  it.each([
    ['2027-03-01', '2027-03-01T23:59:59.999', 0],
    ['2027-03-01T23:59:59.999', '2027-03-02', 1],
    ['2027-03-01T00:00:00.001', '2027-03-02', 1],
    ['2027-03-01', '2028-03-01', 366],
  ])('%s and %s are %i: its midnights', (from, to, count) => {
    expect(daysBetween(at(from), at(to))).toBe(count);
  });
});

describe('the period in which usage counts', () => {
  const registeredAt = at('2025-05-20T10:00');
  const now = at('2027-01-10');
  const subscribed = (periodStart: string, interval: BillingInterval) => ({
    registeredAt,
    subscription: { periodStart: at(periodStart), interval },
  });
  const { Month, Year, Total } = AllowancePeriod;
  const { Monthly, Yearly } = BillingInterval;

  it.each([
    ['a month of who pays nothing', Month, { registeredAt }, '2026-12-20T10:00', '2027-01-20T10:00'],
    ['a year of who pays nothing', Year, { registeredAt }, '2026-05-20T10:00', '2027-05-20T10:00'],
    ['a month of who pays by the year', Month, subscribed('2026-08-31', Yearly), '2026-12-31', '2027-01-31'],
    ['a year of who pays by the year', Year, subscribed('2026-08-31', Yearly), '2026-08-31', '2027-08-31'],
    ['a month of who pays by the month', Month, subscribed('2027-01-05', Monthly), '2027-01-05', '2027-02-05'],
    [
      'a year of who pays by the month',
      Year,
      subscribed('2027-01-05', Monthly),
      '2026-05-20T10:00',
      '2027-05-20T10:00',
    ],
  ])('for %s', (_, length, anchors, start, end) => {
    expect(currentPeriod(length, anchors, now)).toEqual({ start: at(start), end: at(end) });
  });

  it('never ends where it is counted for good', () => {
    expect(currentPeriod(Total, { registeredAt }, now)).toEqual({ start: new Date(0), end: null });
  });
});
