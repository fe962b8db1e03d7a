import { ValidateBy } from 'class-validator';
import { Temporal } from 'temporal-polyfill';

/** By its name in the IANA database, as the clock of the server and `Temporal` both know it. */
function isTimeZone(value: unknown): boolean {
  try {
    return (
      typeof value === 'string' &&
      value.length < 60 &&
      Boolean(new Intl.DateTimeFormat('en', { timeZone: value })) &&
      Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(value))
    );
  } catch {
    return false;
  }
}

/** A time zone, such as `Africa/Nairobi`. */
export const TimeZone = () =>
  ValidateBy({
    name: 'timeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'Choose a time zone of the list' },
  });
