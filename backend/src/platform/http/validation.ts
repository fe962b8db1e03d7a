import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { type DomainError, type FieldProblem, invalidInput } from './domain-error';

/** So many wrong fields are named; an answer must not be larger than what it answers. */
export const mostNamed = 50;
const longestName = 100;

const unknownField = (field: string) => `${field} is not a field of this request`;

/** The fields that were refused as there are none such. */
export const unknownFieldsOf = ({ details: { errors = [] } }: DomainError): string[] =>
  errors.flatMap(({ field, message }) => (message === unknownField(field) ? [field] : []));

function flatten(errors: ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const property = error.property.slice(0, longestName);
    const field = path ? `${path}.${property}` : property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      rule,
      message: rule === 'whitelistValidation' ? unknownField(field) : message,
    }));
    // One message a field: what it is not comes before what it lacks.
    const first = own.find(({ rule }) => rule === 'isString') ?? own.at(-1);
    return [...(first ? [{ field, message: first.message }] : []), ...flatten(error.children ?? [], field)];
  });
}

/** Every body and query is a DTO; unknown fields are refused by name. */
export const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  forbidUnknownValues: true,
  stopAtFirstError: false,
  exceptionFactory: (errors) => invalidInput(flatten(errors)),
});
