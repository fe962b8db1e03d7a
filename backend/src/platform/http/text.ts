import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, isEmail, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';

/** Half characters count as control characters: no encoding can store them. */
const controlCharacters = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\p{Surrogate}';
const oneLine = new RegExp(`^[^${controlCharacters}\\t\\n\\r]*$`, 'u');
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
    typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value) && !value.startsWith('"');
  return applyDecorators(
    Trimmed(),
    ValidateBy({ name: 'emailAddress', validator: { validate, defaultMessage: () => message } }),
    ApiProperty({ format: 'email', maxLength: 254 }),
  );
}
