import { calendarDayOf, dayOf } from './in-words';

describe('A day in words', () => {
  // Kiritimati is the first to see a day, fourteen hours before Greenwich.
  it('is that of the reader’s own clock, and one of the calendar the same wherever it is read', () => {
    const Format = Intl.DateTimeFormat;
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(
        (_, options) => new Format('en', { timeZone: 'Pacific/Kiritimati', ...options }) as Intl.DateTimeFormat,
      );
    expect(dayOf('2026-12-24T12:00:00Z')).toBe('Dec 25, 2026');
    expect(calendarDayOf('2026-12-24T12:00:00Z')).toBe('Dec 24, 2026');
    expect(calendarDayOf('2026-12-24')).toBe('Dec 24, 2026');
  });
});
