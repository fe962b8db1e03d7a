import { isApiError } from '@alliance/api-client/problem';

/** Whether somebody else has saved what was to be saved, since it was read. */
export const isOvertakenBy = (error: unknown): boolean =>
  isApiError(error) && error.problem.code === 'edited_meanwhile';
