import { randomBytes } from 'node:crypto';
import { Param, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../platform/http/domain-error';

/** What all providers take: letters, digits, `-`, `.` and `=`. */
const shape = /^[0-9A-Za-z.=-]{1,100}$/;

/** A reference that nobody else has and nobody guesses. */
export const newReference = (kind: 'pay' | 'off' | 'card'): string => `${kind}-${randomBytes(16).toString('hex')}`;

const renewalPrefix = 'ren-';

/** Of a charge to the saved card: the same for the same try, so that none is charged twice. */
export const renewalReference = (subscriptionId: string, periodEnd: Date, number: number): string =>
  `${renewalPrefix}${subscriptionId.replaceAll('-', '')}-${periodEnd.toISOString().slice(0, 10).replaceAll('-', '')}-${number}`;

export const isRenewal = (reference: string): boolean => reference.startsWith(renewalPrefix);

const pipe: PipeTransform<string, string> = {
  transform(value) {
    if (!shape.test(value)) throw notFound('payment');
    return value;
  },
};

/** A reference in the path; one that cannot exist answers 404 like one that does not. */
export const Reference = () => Param('reference', pipe);

/** How the contract describes it. */
export const referenceParameter = {
  name: 'reference',
  description: 'The reference of the payment, from the address that the provider led back to.',
  schema: { type: 'string', pattern: '^[0-9A-Za-z.=-]+$' },
} as const;
