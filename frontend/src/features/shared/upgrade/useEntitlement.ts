import { type EntitlementDto, type EntitlementFeature, useListEntitlementsQuery } from '@alliance/api-client/billing';
import { useViewer } from '@alliance/api-client/viewer';

interface Known {
  /** The server has not said yet. */
  isAsked: boolean;
  /** What stands in the way of one more use; nothing where it is allowed, or nobody knows: the server decides in the end. */
  stopFor: (organizationId: string | undefined) => EntitlementDto | undefined;
}

/**
 * Whether the plans of the viewer's organizations allow one more use of a feature; without one, whether anything may be added
 * at all.
 */
export function useEntitlement(feature?: EntitlementFeature): Known {
  const { state } = useViewer();
  const { data, isLoading } = useListEntitlementsQuery({}, { skip: state !== 'member' });
  const stopFor = (organizationId: string | undefined) =>
    data?.find((one) => one.organizationId === organizationId && (one.isReadOnly || isUsedUp(one, feature)));
  return { isAsked: isLoading || state === 'loading', stopFor };
}

const isUsedUp = (one: EntitlementDto, feature?: EntitlementFeature) =>
  one.feature === feature && one.limit !== null && one.used >= one.limit;
