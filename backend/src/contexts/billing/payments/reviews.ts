/** As the payer is told. */
const differs = 'The payment provider reported something else than was ordered.';
const paidAlready = 'A plan had begun by another payment before it arrived.';
const outOfDate = 'What its price was computed from had changed before it arrived.';

interface Review {
  /** What it means that a payment is flagged so, as operators are told. */
  means: string;
  /** What to do about it. */
  remedy: string;
  /** What it means for who paid. */
  told: string;
}

const reviews: Record<string, Review> = {
  wrong_amount: {
    means: 'Another amount was paid than was asked for. It has not taken effect.',
    remedy: 'Give back what came, or settle it with the payer.',
    told: 'Another amount came than was asked for.',
  },
  wrong_currency: {
    means: 'It was paid in another currency than was asked for. It has not taken effect.',
    remedy: 'Give it back.',
    told: 'It came in another currency than was asked for.',
  },
  wrong_mode: {
    means: 'A test payment came for a real one, or the other way round. It has not taken effect.',
    remedy: 'Find out whose key it is.',
    told: differs,
  },
  wrong_reference: {
    means: 'The provider answered about another charge. It has not taken effect.',
    remedy: 'Ask it again.',
    told: differs,
  },
  no_organization: {
    means: 'It was paid for an organization that is no longer there. It has not taken effect.',
    remedy: 'Give it back.',
    told: 'The organization was no longer there when it arrived.',
  },
  already_subscribed: {
    means: 'It was paid for a first subscription, and there is one already. It has not taken effect.',
    remedy: 'Often the same was paid twice, once in each currency. Give it back.',
    told: paidAlready,
  },
  plan_changed_since: {
    means: 'It was paid for a change of a plan that has changed since. It has not taken effect.',
    remedy: 'Its credit is not right any more. Give it back.',
    told: outOfDate,
  },
  paid_late: {
    means: 'It was paid more than three days after it was begun, for a change. It has not taken effect.',
    remedy: 'Its credit is of another day. Give it back.',
    told: outOfDate,
  },
  reversed_before_settled: {
    means: 'The money had gone back before it took effect.',
    remedy: 'Close the review.',
    told: 'The money had gone back before it took effect.',
  },
  ended_since: {
    means: 'The saved card was charged for a subscription that has ended meanwhile. It has not taken effect.',
    remedy: 'Give it back.',
    told: 'The subscription had ended before it arrived.',
  },
  already_renewed: {
    means: 'It was paid for a period that another payment has covered. It has not taken effect.',
    remedy: 'Give it back.',
    told: paidAlready,
  },
  paid_ahead: {
    means: 'It was paid for time of a subscription that has ended, as the money of the running period went back.',
    remedy: 'Give it back.',
    told: 'It was paid for time of a subscription that has ended.',
  },
  disputed: {
    means: 'The payer disputes the charge with their bank.',
    remedy: 'Answer on the provider’s dashboard.',
    told: 'The charge was disputed with the bank.',
  },
  refund_differs: {
    means: 'The provider gives back another amount than it was asked for.',
    remedy: 'Compare both on its dashboard, and settle the difference there.',
    told: 'The payment provider gives back another amount than it was asked for.',
  },
  refund_stuck: {
    means: 'The provider cannot give the money back without help.',
    remedy: 'See on its dashboard what it needs, such as an account of the payer.',
    told: 'The payment provider needs help to give it back.',
  },
  refund_failed: {
    means: 'The provider could not give the money back.',
    remedy: 'Give it back another way.',
    told: 'It could not be given back the way it came.',
  },
};

/** One sentence or two; a reason of an earlier version as it is written. */
export const reviewInWords = (reason: string): string => reviews[reason]?.means ?? reason.replaceAll('_', ' ');

/** The same with what to do about it. */
export const reviewForOperator = (reason: string): string =>
  [reviewInWords(reason), reviews[reason]?.remedy].filter(Boolean).join(' ');

export const reviewForPayer = (reason: string): string => reviews[reason]?.told ?? differs;
