import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, isEmail, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';

/** Control characters, old and new (C0, C1), and half characters, which no encoding can store. */
const controlCharacters = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Surrogate}';
/** What breaks a line, and what turns the direction of writing around, so that one name reads as another. */
const layout = '\\t\\n\\r\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
/** What nobody sees, except for what joins letters of some scripts and emoji. */
const joined = '[\\p{L}\\p{M}\\p{Emoji}]';
const joiner = '[\\u200c\\u200d]';
const unseen = `(?<!${joined})${joiner}|${joiner}(?!${joined})|(?!${joiner})\\p{Cf}`;
const notInOneLine = `[${controlCharacters}${layout}]|${unseen}`;
const oneLine = new RegExp(`^(?![^]*(?:${notInOneLine}))`, 'u');
const eachNotInOneLine = new RegExp(notInOneLine, 'gu');
const eachUnseen = new RegExp(unseen, 'gu');
/** A character that is seen: the fillers of Hangul are letters, and the empty pattern of Braille is a symbol. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;
const severalLines = new RegExp(`^[^${controlCharacters}]*$`, 'u');

/** Trims what is a string and leaves the rest for the validators to refuse. */
const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/**
 * A text: trimmed, without control characters, of at most `max` characters; on one line unless `lines`.
 * `required` is the message for an empty one.
 */
export function Text(options: {
  max: number;
  min?: number;
  required?: string;
  lines?: boolean;
  each?: boolean;
  untrimmed?: boolean;
}) {
  const { max, required, lines = false, each = false, untrimmed = false } = options;
  const empty = required ?? '$property must have a character that can be seen';
  const min = options.min ?? (required ? 1 : 0);
  return applyDecorators(
    ...(each || untrimmed ? [] : [Trimmed()]),
    IsString({ each, message: required ?? '$property must be a text' }),
    ...(min > 0
      ? [MinLength(min, { each, message: required ?? `$property must have at least ${min} characters` })]
      : []),
    ...(min > 0 && !untrimmed ? [Matches(visible, { each, message: empty })] : []),
    MaxLength(max, { each, message: `$property must have at most ${max} characters` }),
    Matches(lines ? severalLines : oneLine, {
      each,
      message: `$property must not contain ${lines ? '' : 'line breaks, invisible or '}control characters`,
    }),
    ApiProperty(each ? {} : { maxLength: max, ...(min > 0 && { minLength: min }) }),
  );
}

/** Longer than any search is read. */
const longestPasted = 20_000;

/**
 * What somebody looks for, as it was pasted: the tabs between a table's cells and line breaks are blanks, and what nobody sees
 * (soft hyphens of a document, marks of direction) is left out. Nothing is refused but what is too long, or empty where it is `required`.
 */
export const Searched = (options: { max: number; min?: number; required?: string }) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? pasted(value) : value)),
    Text(options),
  );

const pasted = (text: string): string =>
  text
    .slice(0, longestPasted)
    .replaceAll('\u200b', ' ')
    .replace(eachUnseen, '')
    .replace(eachNotInOneLine, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** An empty text says that there is none: `null`. */
export const Emptied = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value));

/** Why something is done: a text on several lines that must be given. */
export const Reason = (max = 500) => Text({ max, lines: true, required: 'Say why' });

/**
 * What `Text` would take of a text that comes from elsewhere, and that nobody can be asked to mend: on one line, without
 * what it refuses, cut to `max` characters. Nothing where no character of it can be seen.
 */
export function inOneLine(text: string, max = text.length): string {
  const line = text.slice(0, max).replace(eachNotInOneLine, ' ').replace(/ {2,}/g, ' ').trim();
  return visible.test(line) ? line : '';
}

const webAddress = /[a-z][a-z0-9+.-]*:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+(?::\d+)?\//iu;

/** For a name that is mailed to an address which nobody has proved: it advertises no page. “Node.js” is a name. */
export function NoWebAddress() {
  const validate = (value: unknown) =>
    typeof value !== 'string' || !webAddress.test(value.slice(0, 1000).normalize('NFKC'));
  const defaultMessage = () => '$property must not contain a web address';
  return ValidateBy({ name: 'noWebAddress', validator: { validate, defaultMessage } });
}

/** Whether mail can be written to it. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 254 &&
  !/[\p{Surrogate}\p{Cc}\p{Cf}]/u.test(value) &&
  isEmail(value) &&
  !value.startsWith('"');

/** An e-mail address, trimmed. */
export function EmailAddress(message = 'Enter an e-mail address') {
  return applyDecorators(
    Trimmed(),
    ValidateBy({ name: 'emailAddress', validator: { validate: isEmailAddress, defaultMessage: () => message } }),
    ApiProperty({ format: 'email', maxLength: 254 }),
  );
}
