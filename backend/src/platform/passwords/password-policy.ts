import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../http/domain-error';

/** Words an attacker of this product tries first. */
const ourWords = ['alliance', 'innovation', 'globalinnovation', 'sandbox'];

// Only passwords long enough to pass the length rule can be met in the list.
const breached = new Set((dictionary['passwords-common'] ?? []).map(String).filter((word) => word.length >= 12));

const refuse = (message: string) =>
  new DomainError('password_refused', 'invalid', message, { errors: [{ field: 'password', message }] });

/**
 * Refuses a password that is too short or long, known from breaches, or made of the person's or our own words.
 * Any characters are welcome; nothing about their mix is asked (NIST SP 800-63B).
 */
export function checkPassword(password: string, context: string[] = []): void {
  const length = [...password].length;
  if (length < 12) throw refuse('Use at least 12 characters.');
  if (length > 128) throw refuse('Use at most 128 characters.');
  const lower = password.toLowerCase();
  if (breached.has(lower)) throw refuse('This password is known from data breaches. Choose another one.');
  const bare = lower.replace(/[^\p{L}]/gu, '');
  const words = [...ourWords, ...context.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length >= 4,
  );
  const rest = words.reduce((left, word) => left.replaceAll(word.replace(/[^\p{L}]/gu, '') || '\0', ''), bare);
  if (bare.length > 0 && rest.length < 4 && rest.length < bare.length)
    throw refuse('This password is made of your name, your organization or our own words. Choose another one.');
  if (new Set(lower).size < 5) throw refuse('This password repeats itself too much. Choose another one.');
}
