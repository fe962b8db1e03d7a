import { invalidField } from '../../../platform/http/domain-error';
import type { Rule } from './entitlement';
import { Allowance, EntitlementFeature } from './entitlement.enums';
import { isCounted } from './in-words';

const largest = 1_000_000_000_000;

/** What every plan has: no page and no list asks a plan for it. */
const rights = new Map([
  [EntitlementFeature.BrowseProblems, 'Every member browses the problems: no plan is without it'],
]);
export const isRight = (feature: EntitlementFeature): boolean => rights.has(feature);

/** Throws `invalid_input`, naming the field, for a rule that says nothing or too much. */
export function checkRule(feature: EntitlementFeature, { allowance, limit }: Rule): void {
  const why = rights.get(feature);
  if (why && allowance !== Allowance.On) throw invalidField('allowance', why);
  if (allowance !== Allowance.Limited) {
    if (limit !== null) throw invalidField('limit', 'Only what is limited has a limit');
    return;
  }
  if (!isCounted(feature)) throw invalidField('allowance', `${feature} is not counted: it can be on or off`);
  if (limit === null || !Number.isSafeInteger(limit) || limit < 1 || limit > largest)
    throw invalidField('limit', 'The limit is a whole number from 1 to 1,000,000,000,000');
}
