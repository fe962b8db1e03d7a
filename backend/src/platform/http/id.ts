import { applyDecorators, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID, isUUID, type ValidationOptions } from 'class-validator';
import { notFound } from './domain-error';

const idPipe = (
  isOne: (value: string) => boolean,
  spell = (value: string) => value,
): PipeTransform<string, string> => ({
  transform(value) {
    if (!isOne(value)) throw notFound('thing');
    return spell(value);
  },
});

/** As the database spells a UUID: PostgreSQL reads it in any case, and one is compared with another as text. */
const inLowerCase = (value: string) => value.toLowerCase();

/** A field that is a UUID, or with `each` a list of them, in a body or a query. */
export const IsId = (options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(
    IsUUID('all', options),
    ApiProperty({ format: 'uuid' }),
    Transform(({ value }) => {
      const spell = (one: unknown) => (typeof one === 'string' ? inLowerCase(one) : one);
      return Array.isArray(value) ? value.map(spell) : spell(value);
    }),
  );

/**
 * An identifier in the path; one that cannot exist answers 404 like one that does not. It is a UUID, unless a `pattern`
 * for the whole of it says otherwise.
 */
export function Id(name = 'id', pattern?: RegExp): ParameterDecorator {
  if (!pattern) return Param(name, idPipe(isUUID, inLowerCase));
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
  return (target, method, index) => {
    const descriptor = Object.getOwnPropertyDescriptor(target, method as string) as PropertyDescriptor;
    ApiParam({ name, schema: { type: 'string', pattern: whole.source } })(target, method as string, descriptor);
    Param(
      name,
      idPipe((value) => whole.test(value)),
    )(target, method, index);
  };
}
