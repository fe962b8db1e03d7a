import { day } from '../../../platform/clock/durations';

/** Whoever was declined asks the same organization again after so long. */
export const pause = 21 * day;
