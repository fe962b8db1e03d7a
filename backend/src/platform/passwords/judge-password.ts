import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkPassword } from './password-policy';

let last: Promise<unknown> = Promise.resolve();

/**
 * As `checkPassword`, one after the other with a turn of everybody else's between: an estimate takes tens of
 * milliseconds, in which nobody else is heard. Throws `password_refused`.
 */
export function judgePassword(password: string, context: string[]): Promise<void> {
  const judged = last.then(() => nextTurn()).then(() => checkPassword(password, context));
  last = judged.catch(() => undefined);
  return judged;
}
