import type { FieldProblem } from '../../../platform/http/domain-error';
import type { Rule } from './entitlement';
import { Allowance, EntitlementFeature } from './entitlement.enums';
import { isCounted } from './in-words';

const largest = 1_000_000_000_000;

/** What every plan has: no page and no list asks a plan for it. */
const rights = new Map([
  [EntitlementFeature.BrowseProblems, 'Every member browses the problems: no plan is without it'],
]);
export const isRight = (feature: EntitlementFeature): boolean => rights.has(feature);

/** The fields of a rule that say nothing or too much. */
export function wrongInRule(feature: EntitlementFeature, { allowance, limit }: Rule): FieldProblem[] {
  const why = rights.get(feature);
  if (why && allowance !== Allowance.On) return [{ field: 'allowance', message: why }];
  if (allowance !== Allowance.Limited)
    return limit === null ? [] : [{ field: 'limit', message: 'Only what is limited has a limit' }];
  const isLimit = limit !== null && Number.isSafeInteger(limit) && limit >= 1 && limit <= largest;
  return [
    ...(isCounted(feature) ? [] : [{ field: 'allowance', message: `${feature} is not counted: it can be on or off` }]),
    ...(isLimit ? [] : [{ field: 'limit', message: 'The limit is a whole number from 1 to 1,000,000,000,000' }]),
  ];
}
