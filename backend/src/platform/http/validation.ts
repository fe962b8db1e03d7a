import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError, type FieldProblem } from './domain-error';

function flatten(errors: ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation' ? `${field} is not a field of this request` : message,
    }));
    return [...own.slice(-1), ...flatten(error.children ?? [], field)];
  });
}

/** Every body and query is a DTO; unknown fields are refused by name. */
export const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  forbidUnknownValues: true,
  stopAtFirstError: false,
  exceptionFactory: (errors) => {
    const problems = flatten(errors);
    return new DomainError('invalid_input', 'invalid', problems[0]?.message ?? 'The request cannot be read.', {
      errors: problems,
    });
  },
});
