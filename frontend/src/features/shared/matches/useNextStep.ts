import type { IndustryProblemDto, MatchDto } from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import type { MatchAction, Pair } from './useMatchDialog';

/** A pair, and what has come of it so far. */
export type StandingPair = Pair & {
  problem: Partial<Pick<IndustryProblemDto, 'status'>>;
} & Partial<Pick<MatchDto, 'proposal' | 'invitedAt' | 'canInvite'>>;

/** What brings the two together: the solution's people propose, the problem's people invite them to. */
export function useNextStep({
  problem,
  solution,
  proposal,
  invitedAt,
  canInvite,
}: StandingPair): MatchAction | undefined {
  const own = organizationsAs(useViewer().viewer, contributors);
  if (problem.status && problem.status !== 'open') return undefined;
  if (own.some(({ id }) => id === solution.submittedBy.id))
    return proposal === 'pending' || proposal === 'accepted' ? undefined : 'propose';
  const stands = proposal && proposal !== 'withdrawn';
  return canInvite && !stands && !invitedAt ? 'invite' : undefined;
}
