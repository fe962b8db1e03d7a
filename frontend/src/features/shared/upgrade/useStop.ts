import type { EntitlementFeature } from '@alliance/api-client/billing';
import { useEffect, useState } from 'react';
import { type Stop, stopOf } from './stop';
import { useEntitlement } from './useEntitlement';

/** What stops the organization that a form is filled in for: said when it is chosen, as soon as it is known, or when the server refuses. */
export function useStop(organizationId: string, feature?: EntitlementFeature) {
  const { isAsked, stopFor } = useEntitlement(feature);
  const [stop, setStop] = useState<Stop>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when an organization is chosen, not when its meter moves
  useEffect(() => setStop(stopFor(organizationId)), [organizationId, isAsked]);

  return {
    stop,
    /** Whether a refusal is said that way. */
    takes(error: unknown): boolean {
      const refusal = stopOf(error);
      if (refusal) setStop(refusal);
      return refusal !== undefined;
    },
    close: () => setStop(undefined),
  };
}
