import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsISO31661Alpha2 } from 'class-validator';

/** `ke` is `KE`; `UK` is taken for `GB`. What is no text is left for the validators to refuse. */
export const canonicalCountry = (value: unknown) => {
  if (typeof value !== 'string') return value;
  const code = value.trim().toUpperCase();
  return code === 'UK' ? 'GB' : code;
};

/** A country of ISO 3166-1, by its two letters; `UK` is taken for `GB`. Kept in capitals. */
export function Country(message = 'Choose a country') {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => canonicalCountry(value)),
    IsISO31661Alpha2({ message }),
    ApiProperty({ minLength: 2, maxLength: 2 }),
  );
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** What a country is called, by its two letters; what is none stays as it is. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
