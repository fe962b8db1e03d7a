import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { defineProblem } from '../http/domain-error';

/** Words an attacker of this product tries first. */
const ourWords = [
  'alliance',
  'ecosystem',
  'enablers',
  'gia',
  'global',
  'innovation',
  'innovators',
  'membership',
  'partners',
  'sandbox',
];

/** Powers of ten of guesses: with our limits never, against a stolen argon2 hash centuries of one machine. */
const enough = 10;

/** As far as a password is looked at: the time of a look grows with the square of it. */
const looked = 40;

/** What stands between letters, or pairs of them, so that a word seems none: `p-a-s-s-w-o-r-d`. */
const mark = '\\s\\p{Pd}\\p{Pc}.,;:/|+*';
const separators = new RegExp(`(?<![^${mark}]{3})[${mark}]+(?![^${mark}]{3})`, 'gu');

let made: ZxcvbnFactory | undefined;

/** 50,000 known passwords, English words and names, and the keyboard. Loading them takes a while. */
export function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    translations,
    graphs: adjacencyGraphs,
    dictionary: { ...common, ...english, ours: ourWords },
    // More readings of "p4$$" cost ten times as long.
    l33tMaxSubstitutions: 10,
  });
  return made;
}

/**
 * What is wrong with a password: too short or long, or too easily guessed by somebody who knows common passwords, words
 * and patterns, ours, and those of the person (`context`). Nothing is asked about the mix of characters (NIST SP
 * 800-63B).
 */
export function passwordProblem(password: string, context: string[] = []): string | undefined {
  // As it is hashed. More than 512 are no 128 characters, and take long to normalize.
  const characters = [...password.slice(0, 512).normalize('NFKC')];
  if (Math.min(characters.length, [...password].length) < 12) return 'Use at least 12 characters.';
  if ([...password].length > 128) return 'Use at most 128 characters.';
  const parts = context.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(Boolean);
  const beginning = characters.slice(0, looked).join('').toLowerCase();
  const guesses = (text: string) => (text ? estimator().check(text, [...context, ...parts]).guessesLog10 : 0);
  const joined = beginning.replace(separators, '');
  if (guesses(beginning) < enough || (joined && joined !== beginning && guesses(joined) < enough))
    return 'This password is easy to guess: it is known, or made of common words or patterns. Use several unrelated words.';
  // The estimator thinks too well of few known words with marks between them, so ours do not count at all.
  for (const reading of [beginning, plain(beginning)]) {
    const rest = without([...ourWords, ...parts], reading);
    if (rest !== reading && guesses(rest) < enough)
      return 'This password is made of your name, your organization or our own words. Add several unrelated words.';
  }
  return undefined;
}

export const passwordRefused = defineProblem({
  code: 'password_refused',
  kind: 'invalid',
  text: (message: string) => message,
  details: (message) => ({ errors: [{ field: 'password', message }] }),
  example: ['This password is easy to guess.'],
});

/** Throws `password_refused`. */
export function checkPassword(password: string, context: string[] = []): void {
  const message = passwordProblem(password, context);
  if (message) throw passwordRefused(message);
}

function without(words: string[], text: string): string {
  const long = words.filter((word) => word.length >= 4).sort((one, other) => other.length - one.length);
  const rest = long.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest === text ? text : rest.replace(/[\s\p{P}\p{S}]+/gu, ' ').trim();
}

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const plain = (text: string) => text.replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character);
