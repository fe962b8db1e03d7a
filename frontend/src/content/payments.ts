import type { PaymentDto } from '@alliance/api-client/billing';

export type PaymentConcern = NonNullable<PaymentDto['concern']>;

/** Of money that has come and has not taken effect, in a sentence or two. */
const concerns: Record<PaymentConcern, string> = {
  paid_already: 'Another payment had come first, so this one has brought nothing. The alliance gives it back.',
  out_of_date: 'Its price was of another day, so it has not taken effect. The alliance looks at it and writes to you.',
  ended: 'The subscription was over by then, so it has not taken effect. The alliance looks at it and writes to you.',
  differs:
    'The provider reports something else than was ordered, so it has not taken effect. The alliance looks at it and writes to you.',
  in_return: 'It has not taken effect, and is on its way back.',
};

/** Nothing of payments that are as they were ordered. */
export function concernInWords({ concern, inReview }: Pick<PaymentDto, 'concern' | 'inReview'>): string | undefined {
  if (!concern) return inReview ? 'The alliance looks at it.' : undefined;
  return inReview || concern === 'in_return' ? concerns[concern] : 'The alliance has looked at it: it has no effect.';
}
