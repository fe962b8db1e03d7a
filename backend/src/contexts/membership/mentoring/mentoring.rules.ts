import { day, hour } from '../../../platform/clock/durations';

// Decision 191 has the reasons.

/** So far ahead times can be booked. */
export const bookableFor = 60 * day;

/** So long before its beginning a time can no longer be booked: the mentor has to learn of it. */
export const noticeOfMentor = 4 * hour;

/** Until so long before its beginning the member moves a session, or gets it back when cancelling. */
export const changeableUntil = 24 * hour;

/** So long after its end either says that the other did not come. */
export const missedWithin = 7 * day;

/** So long before its beginning both are reminded. */
export const remindedBefore = 24 * hour;
