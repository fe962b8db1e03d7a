import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, isEmail, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';

/** Control characters, old and new (C0, C1), and half characters, which no encoding can store. */
const controlCharacters = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Surrogate}';
/** What breaks a line, and what turns the direction of writing around, so that one name reads as another. */
const layout = '\\t\\n\\r\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
const oneLine = new RegExp(`^[^${controlCharacters}${layout}]*$`, 'u');
const severalLines = new RegExp(`^[^${controlCharacters}]*$`, 'u');

/** Trims what is a string and leaves the rest for the validators to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

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
  const min = options.min ?? (required ? 1 : 0);
  return applyDecorators(
    ...(each || untrimmed ? [] : [Trimmed()]),
    IsString({ each, message: required && !each ? required : '$property must be a text' }),
    ...(min > 0
      ? [MinLength(min, { each, message: required ?? `$property must have at least ${min} characters` })]
      : []),
    MaxLength(max, { each, message: `$property must have at most ${max} characters` }),
    Matches(lines ? severalLines : oneLine, {
      each,
      message: `$property must not contain ${lines ? '' : 'line breaks or '}control characters`,
    }),
    ApiProperty(each ? {} : { maxLength: max, ...(min > 0 && { minLength: min }) }),
  );
}

/** An e-mail address, trimmed. */
export function EmailAddress(message = 'Enter an e-mail address') {
  const validate = (value: unknown) =>
    typeof value === 'string' &&
    value.length <= 254 &&
    !/[\p{Surrogate}\p{Cc}]/u.test(value) &&
    isEmail(value) &&
    !value.startsWith('"');
  return applyDecorators(
    Trimmed(),
    ValidateBy({ name: 'emailAddress', validator: { validate, defaultMessage: () => message } }),
    ApiProperty({ format: 'email', maxLength: 254 }),
  );
}
