/**
 * As long as a process may be told to wait for its database: beside other work a statement of a millisecond may take
 * seconds. Tests of what ends a wait set their own.
 */
export const longestWaits = { DATABASE_WAIT_MS: '8000', DATABASE_STATEMENT_MS: '8000' };
