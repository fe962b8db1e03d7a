import { defineProblem } from '../http/domain-error';

/** A text that says no amount of money; told with the field that it stands in. */
export const valueNotUnderstood = defineProblem({
  code: 'value_not_understood',
  kind: 'invalid',
  text: (_field: string, message: string) => message,
  details: (field, message) => ({ errors: [{ field, message }] }),
  example: ['estimatedValue', 'Write an amount such as $50M'],
});
