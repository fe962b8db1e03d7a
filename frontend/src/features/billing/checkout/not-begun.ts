import { isApiError, problemText } from '@alliance/api-client/problem';

const unableToProcess = 'Unable to process payment. Please try again.';

/** Why the payment of a quote could not begin, in the server's words where it has some. */
export function notBegun(error: unknown, unable: string = unableToProcess): string {
  const code = isApiError(error) ? error.problem.code : 'unknown';
  return code === 'unknown' || code === 'unreachable' ? unable : problemText(error, unable);
}
