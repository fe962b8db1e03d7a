import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsISO31661Alpha2, IsOptional } from 'class-validator';

/** `a,b` and `a` are lists; what is empty narrows by nothing. Anything else is left for the validators to refuse. */
const asList = (value: unknown): unknown =>
  typeof value === 'string' ? (value === '' ? undefined : [...new Set(value.split(','))]) : value;

const listed = () => [IsOptional(), Transform(({ value }) => asList(value))];

/** A query parameter with values of an enumeration, separated by commas: any of them will do. */
export const AnyOf = (values: Record<string, string>, enumName: string, name: string) =>
  applyDecorators(
    ...listed(),
    IsIn(Object.values(values), {
      each: true,
      message: `${name} must be some of ${Object.values(values).join(', ')}, separated by commas`,
    }),
    ApiProperty({ enum: values, enumName, isArray: true, style: 'form', explode: false } as object),
  );

/** The same of countries (ISO 3166-1 alpha-2, such as `KE`), twenty at most. */
export const AnyCountry = (name: string) =>
  applyDecorators(
    ...listed(),
    ArrayMaxSize(20, { message: `${name} must have at most 20 countries` }),
    IsISO31661Alpha2({ each: true, message: `${name} must be two-letter codes of countries, separated by commas` }),
    ApiProperty({ type: String, isArray: true, maxItems: 20, style: 'form', explode: false } as object),
  );
