import { freeSlots, type Hours } from './slots';

const hours: Hours = {
  days: [1, 2, 3, 4, 5],
  ...{ fromHour: 9, toHour: 17, minutes: 45, noticeHours: 24, horizonDays: 7, place: null },
};
/** A Thursday. */
const now = new Date('2026-11-26T10:20:00Z');
const offered = (changes: Partial<Hours> = {}, taken: [string, string][] = []) =>
  freeSlots(
    { ...hours, ...changes },
    now,
    taken.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
  ).map((at) => at.toISOString().slice(0, 16));
const of = (day: string, slots: string[]) => slots.filter((one) => one.startsWith(day)).map((one) => one.slice(11));

describe('the times that are offered', () => {
  it('are on working days within the hours, the last call over by their end', () => {
    const slots = offered();
    expect([...new Set(slots.map((one) => one.slice(0, 10)))]).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(of('2026-11-30', slots)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  });

  it('begin after the notice', () => {
    expect(of('2026-11-27', offered())[0]).toBe('11:00');
    expect(of('2026-11-26', offered({ noticeHours: 0 }))[0]).toBe('11:00');
  });

  it('begin on the hour or the half, as close as the calls are long', () => {
    expect(of('2026-11-30', offered({ minutes: 30, toHour: 11 }))).toEqual(['09:00', '09:30', '10:00', '10:30']);
    expect(of('2026-11-30', offered({ minutes: 90, toHour: 12 }))).toEqual(['09:00', '10:30']);
    expect(offered({ minutes: 60, fromHour: 9, toHour: 9 })).toEqual([]);
  });

  it('are on Sundays where they are said to be', () => {
    expect([...new Set(offered({ days: [7] }).map((one) => one.slice(0, 10)))]).toEqual(['2026-11-29']);
  });

  it('leave out what is taken, in part or whole, and nothing that only touches it', () => {
    const taken: [string, string] = ['2026-11-30T10:30:00Z', '2026-11-30T12:00:00Z'];
    expect(of('2026-11-30', offered({ toHour: 14 }, [taken]))).toEqual(['09:00', '12:00', '13:00']);
  });
});
