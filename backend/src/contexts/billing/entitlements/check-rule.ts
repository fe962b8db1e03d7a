import { invalidField } from '../../../platform/http/domain-error';
import type { Rule } from './entitlement';
import { Allowance, type EntitlementFeature } from './entitlement.enums';
import { isCounted } from './in-words';

const largest = 1_000_000_000_000;

/** Throws `invalid_input`, naming the field, for a rule that says nothing or too much. */
export function checkRule(feature: EntitlementFeature, { allowance, limit }: Rule): void {
  if (allowance !== Allowance.Limited) {
    if (limit !== null) throw invalidField('limit', 'Only what is limited has a limit');
    return;
  }
  if (!isCounted(feature)) throw invalidField('allowance', `${feature} is not counted: it can be on or off`);
  const most = limit ?? 0;
  if (!Number.isSafeInteger(most) || most < 1 || most > largest)
    throw invalidField('limit', 'The limit is a whole number from 1 to 1,000,000,000,000');
}
