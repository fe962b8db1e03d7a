import { BillingInterval } from '../../plans/plan.enums';
import { endOfGrace, type Followed, nextTry, readOnlyFrom, stepsLeft } from './schedule';

const at = (text: string) => new Date(`${text}Z`);
const subscription = (changes: Partial<Followed> = {}): Followed => ({
  interval: BillingInterval.Yearly,
  periodEnd: at('2027-03-31T10:00'),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  ...changes,
});
const left = (of: Followed, now: string, done: string[] = []) =>
  stepsLeft(of, new Set(done), at(now)).map(({ step, at: when }) => `${when.toISOString().slice(0, 16)} ${step}`);

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['UTC', 'Pacific/Kiritimati', 'America/St_Johns'])(
  'what is to be done, on a machine in %s',
  (machine) => {
    beforeEach(() => {
      process.env.TZ = machine;
    });

    it('about a year: the statement, the card, the reminder, the renewal', () => {
      const all = [
        '2027-03-01T10:00 value-statement',
        '2027-03-17T10:00 card-expiry',
        '2027-03-24T10:00 renewal-reminder',
        '2027-03-31T10:00 renewal',
      ];
      expect(left(subscription(), '2026-04-01T00:00')).toEqual(all);
      expect(left(subscription(), '2027-03-25T00:00', ['value-statement'])).toEqual(all.slice(1));
    });

    it('about a month: the card, the reminder, the renewal', () => {
      expect(left(subscription({ interval: BillingInterval.Monthly }), '2027-03-01T00:00')).toEqual([
        '2027-03-24T10:00 card-expiry',
        '2027-03-28T10:00 renewal-reminder',
        '2027-03-31T10:00 renewal',
      ]);
    });

    it('is the renewal alone when its moment has come', () => {
      expect(left(subscription(), '2027-03-31T10:00')).toEqual(['2027-03-31T10:00 renewal']);
      expect(left(subscription(), '2027-03-31T09:59:59')).toHaveLength(4);
    });

    it('is to end it, and nothing before, where it was cancelled', () => {
      expect(left(subscription({ cancelAtPeriodEnd: true }), '2027-03-30T00:00')).toEqual(['2027-03-31T10:00 end']);
    });

    it('about what is not paid: days 3, 7 and 14, and fourteen days that are read-only', () => {
      const since = at('2027-03-31T10:00');
      expect(left(subscription({ pastDueSince: since }), '2027-04-01T00:00', ['renewal', 'dunning-3'])).toEqual([
        '2027-04-07T10:00 dunning-7',
        '2027-04-14T10:00 dunning-14',
        '2027-04-28T10:00 expiry',
      ]);
      expect([readOnlyFrom(since), endOfGrace(since)]).toEqual([at('2027-04-14T10:00'), at('2027-04-28T10:00')]);
      expect(nextTry(since, at('2027-04-03T09:59'))).toEqual(at('2027-04-03T10:00'));
      expect(nextTry(since, at('2027-04-03T10:00'))).toEqual(at('2027-04-07T10:00'));
      expect(nextTry(since, at('2027-04-14T10:00'))).toBeUndefined();
    });
  },
);
