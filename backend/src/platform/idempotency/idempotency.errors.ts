import { defineProblem } from '../http/domain-error';

export const keyHeader = 'Idempotency-Key';
export const longestKey = 255;

const naming = (message: string) => ({ errors: [{ field: keyHeader, message }] });

const wrong = `${keyHeader} must be 1 to ${longestKey} printable ASCII characters`;
export const idempotencyKeyInvalid = defineProblem({
  code: 'idempotency_key_invalid',
  kind: 'invalid',
  text: wrong,
  details: naming(wrong),
});

const reused = `${keyHeader} has been used for another request; send a new key with what has changed`;
export const idempotencyKeyReused = defineProblem({
  code: 'idempotency_key_reused',
  kind: 'unprocessable',
  text: reused,
  details: naming(reused),
});

export const idempotencyKeyInUse = defineProblem({
  code: 'idempotency_key_in_use',
  kind: 'conflict',
  text: `A request with this ${keyHeader} is still under way. Send it again in a moment.`,
  details: { retryAfterSeconds: 1 },
});
