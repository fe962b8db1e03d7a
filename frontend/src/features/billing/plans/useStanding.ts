import { type SubscriptionStatusDto, useGetSubscriptionStatusQuery } from '@alliance/api-client/billing';
import { leaders, useViewer, type Viewer } from '@alliance/api-client/viewer';
import { useAddress } from '@/ui/useAddress';
import { trialOf } from '../trial';

type Membership = Viewer['organizations'][number];

export interface Standing {
  /** Whose plan it is about. */
  membership: Membership;
  /** Absent while the server has not said. */
  status?: SubscriptionStatusDto;
  /** Until when it tries a paid plan, where it does. */
  trialEndsAt?: string;
  /** Whether it would have the free plan without doing anything about it: it has nothing else, but perhaps for a trial. */
  isFree: boolean;
  /** Whether the viewer decides about its plan. */
  decides: boolean;
  /** All of the viewer's, to choose from. */
  memberships: Membership[];
  choose: (organizationId: string) => void;
  /** The server did not say. */
  isUnknown: boolean;
}

/** How an organization of the viewer stands with its plan: the chosen one, or else the first that has a subscription. */
export function useStanding(): { isAsked: boolean; standing?: Standing } {
  const { state, viewer } = useViewer();
  // The server marks the document of those who have a session: for others no room is kept.
  const isAsked = state === 'loading' && 'session' in document.documentElement.dataset;
  const [wanted, choose] = useAddress('organizationId');
  const memberships = viewer?.organizations ?? [];
  const named = memberships.find(({ organization }) => organization.id === wanted);
  const organizationId = named?.organization.id;
  const { currentData: status, isError } = useGetSubscriptionStatusQuery(
    { organizationId },
    { skip: memberships.length === 0 },
  );
  const running = memberships.find(({ organization }) => organization.id === status?.subscription?.organizationId);
  const membership = named ?? running ?? memberships[0];
  if (!membership) return { isAsked };
  const trialEndsAt = status?.hasSubscription ? undefined : trialOf(membership);
  return {
    isAsked,
    standing: {
      membership,
      status,
      trialEndsAt,
      isFree: membership.membershipTier === 'free' || trialEndsAt !== undefined,
      decides: leaders.some((role) => role === membership.role),
      memberships,
      choose,
      isUnknown: isError && !status,
    },
  };
}
