import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, '': false };
const asBoolean = (value: unknown): unknown => (typeof value === 'string' ? (booleans[value] ?? value) : value);

/** A query parameter that says yes or no: `true` or `false`, and empty as when an address clears it. */
export const TrueOrFalse = (name: string) =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }) => asBoolean(value)),
    IsBoolean({ message: `${name} must be true or false` }),
  );
