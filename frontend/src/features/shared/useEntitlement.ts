import { type EntitlementDto, type EntitlementFeature, useListEntitlementsQuery } from '@alliance/api-client/billing';

interface Known {
  /** The server has not said yet. */
  isAsked: boolean;
  /** What stands in the way of one more use; absent where nothing does, or nobody knows: the server decides in the end. */
  exceeded?: EntitlementDto;
}

/** Whether an organization's plan allows one more use of a feature. */
export function useEntitlement(organizationId: string, feature: EntitlementFeature): Known {
  const { data, isLoading } = useListEntitlementsQuery({ organizationId }, { skip: organizationId === '' });
  const entitlement = data?.find((one) => one.feature === feature);
  const isExceeded = entitlement && entitlement.limit !== null && entitlement.used >= entitlement.limit;
  return { isAsked: isLoading, exceeded: isExceeded ? entitlement : undefined };
}
