import { type Availability, beginnings } from './hours';

const always = (timeZone: string, from: string, until: string, sessionMinutes = 60): Availability => ({
  timeZone,
  sessionMinutes,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until })),
  exceptions: [],
});
const times = (availability: Availability, from: string, until: string) =>
  [...beginnings(availability, new Date(from), new Date(until))].map((at) => at.toISOString().slice(5, 16));

describe('the times of a mentor', () => {
  it.each([
    ['before and after clocks go forward in Berlin', 'Europe/Berlin', '2027-03-27', ['03-27T08:00', '03-28T07:00']],
    ['before and after they go back', 'Europe/Berlin', '2026-10-24', ['10-24T07:00', '10-25T08:00']],
    ['before and after they go forward in New York', 'America/New_York', '2027-03-13', ['03-13T14:00', '03-14T13:00']],
    ['in Nairobi, whose clocks never change', 'Africa/Nairobi', '2027-03-27', ['03-27T06:00', '03-28T06:00']],
  ])('stay at nine by the mentor’s clock %s', (_, zone, date, expected) => {
    const until = new Date(new Date(`${date}T00:00:00Z`).getTime() + 48 * 3_600_000).toISOString();
    expect(times(always(zone, '09:00', '10:00'), `${date}T00:00:00Z`, until)).toEqual(expected);
  });

  it('leave out the hour that clocks leave out, and use one that they repeat once', () => {
    const early = always('Europe/Berlin', '01:00', '04:00');
    // 02:00 to 03:00 is not there; 03:00 follows 01:00 at once.
    expect(times(early, '2027-03-27T23:00:00Z', '2027-03-28T12:00:00Z')).toEqual(['03-28T00:00', '03-28T01:00']);
    // 02:00 is there twice: an hour is free between the first one's end and 03:00.
    expect(times(early, '2026-10-24T22:00:00Z', '2026-10-25T12:00:00Z')).toEqual([
      '10-24T23:00',
      '10-25T00:00',
      '10-25T02:00',
    ]);
  });

  it('never overlap where clocks go forward by half an hour', () => {
    // On Lord Howe 02:00 becomes 02:30 on 4 October 2026.
    const found = [
      ...beginnings(
        always('Australia/Lord_Howe', '01:30', '05:30'),
        new Date('2026-10-03T14:00Z'),
        new Date('2026-10-04T00:00Z'),
      ),
    ];
    expect(found.length).toBeGreaterThan(1);
    found.slice(1).forEach((at, n) => {
      expect(at.getTime() - (found[n] as Date).getTime()).toBeGreaterThanOrEqual(3_600_000);
    });
  });

  it('follow one another within the hours, as many as fit', () => {
    const availability = always('UTC', '09:00', '11:15', 45);
    expect(times(availability, '2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z')).toEqual([
      '11-24T09:00',
      '11-24T09:45',
      '11-24T10:30',
    ]);
  });

  it('are those of a day that goes otherwise, or none where the mentor is away', () => {
    const availability = {
      ...always('UTC', '09:00', '10:00'),
      exceptions: [
        { date: '2026-11-24', from: null, until: null },
        { date: '2026-11-25', from: '18:00', until: '19:00' },
        { date: '2026-11-25', from: '07:00', until: '08:00' },
      ],
    };
    expect(times(availability, '2026-11-23T00:00:00Z', '2026-11-27T00:00:00Z')).toEqual([
      '11-23T09:00',
      '11-25T07:00',
      '11-25T18:00',
      '11-26T09:00',
    ]);
  });

  it('begin at `from` or later, and before `until`', () => {
    const availability = always('UTC', '09:00', '12:00');
    expect(times(availability, '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z')).toEqual(['11-24T10:00']);
  });
});
