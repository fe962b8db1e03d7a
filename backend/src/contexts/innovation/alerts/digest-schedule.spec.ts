import { AlertFrequency } from '../innovation.enums';
import { lastDue } from './digest-schedule';

const due = (frequency: AlertFrequency.Daily | AlertFrequency.Weekly, now: string) =>
  lastDue(frequency, new Date(now)).toISOString();

describe('A digest is due', () => {
  it.each([
    ['2026-11-26T06:59:59.999Z', '2026-11-25T07:00:00.000Z'],
    ['2026-11-26T07:00:00.000Z', '2026-11-26T07:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ])('each day at seven; at %s it was at %s', (now, at) => {
    expect(due(AlertFrequency.Daily, now)).toBe(at);
  });

  it.each([
    ['2026-11-22T23:00:00.000Z', '2026-11-16T07:00:00.000Z'],
    ['2026-11-23T06:59:59.999Z', '2026-11-16T07:00:00.000Z'],
    ['2026-11-23T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['2026-11-26T12:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ])('each Monday at seven; at %s it was at %s', (now, at) => {
    expect(due(AlertFrequency.Weekly, now)).toBe(at);
    expect(lastDue(AlertFrequency.Weekly, new Date(now)).getUTCDay()).toBe(1);
  });
});
