import { day } from '../../../platform/clock/durations';
import { LegalDocumentName } from './legal.dto';
import type { LegalText } from './legal-documents';

/** How long before it applies to members they are told of it. The Terms promise 30 days; of the policy they are told before. */
const noticeDays: Record<LegalDocumentName, number> = { [LegalDocumentName.Terms]: 30, [LegalDocumentName.Privacy]: 1 };
const mostDays = 365;

const dayIn = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);

/** The days from which on a version that is published now may apply to members. */
export const applyingDays = (name: LegalDocumentName, now: Date): { earliest: string; latest: string } => ({
  // The day itself is not a whole one any more.
  earliest: dayIn(now, noticeDays[name] + 1),
  latest: dayIn(now, mostDays),
});

/** From when on it applies to somebody: who was told later than all others has the same notice from then on. */
export function appliesTo(
  { document, appliesFrom }: Pick<LegalText, 'document' | 'appliesFrom'>,
  toldAt: Date,
): string {
  const { earliest } = applyingDays(document, toldAt);
  return earliest > appliesFrom ? earliest : appliesFrom;
}
