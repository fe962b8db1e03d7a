import { Text } from '../http/text';

/** A password as typed: nothing is trimmed or cut. Its rules are checked with the person's own words at hand. */
export const Password = (required = 'Enter your password') =>
  Text({ max: 512, lines: true, untrimmed: true, required });
