import { dayOf } from '../../../platform/clock/calendar';
import { answerDueOn, daysAfter, decideByLimits, nextReminder, usualDecideBy } from './answer-due';

describe('the day by which a proposal is answered', () => {
  it.each([
    ['long before it', '2026-11-01', '2026-12-24'],
    ['fourteen days before it', '2026-12-10', '2026-12-24'],
    ['thirteen days before it', '2026-12-11', '2026-12-25'],
    ['on it', '2026-12-24', '2027-01-07'],
    ['after it', '2027-02-20', '2027-03-06'],
  ])('is the problem’s, or fourteen days after it was made: %s', (_, madeOn, dueOn) => {
    expect(answerDueOn('2026-12-24', madeOn)).toBe(dueOn);
  });

  it('can be chosen from a week to a year ahead, and is sixty days ahead where nobody says it', () => {
    expect(decideByLimits('2026-11-22')).toEqual({ first: '2026-11-29', last: '2027-11-22' });
    expect(usualDecideBy('2026-11-22')).toBe('2027-01-21');
  });

  it('is a day in UTC, over the ends of months and years', () => {
    expect(dayOf(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12-31');
    expect(daysAfter('2027-12-31', 60)).toBe('2028-02-29');
    expect(daysAfter('2027-01-01', -7)).toBe('2026-12-25');
  });
});

describe('the next reminder', () => {
  it.each([
    ['2026-11-22', '2026-12-17'],
    ['2026-12-16', '2026-12-17'],
    ['2026-12-17', '2026-12-22'],
    ['2026-12-21', '2026-12-22'],
    ['2026-12-22', '2026-12-24'],
    ['2026-12-24', '2026-12-31'],
    ['2026-12-30', '2026-12-31'],
    ['2026-12-31', null],
    ['2027-06-01', null],
  ])('after %s is on %s', (after, on) => {
    expect(nextReminder('2026-12-24', after)).toBe(on);
  });
});
