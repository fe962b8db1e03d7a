import type { IndustryProblemDto, SolutionDto } from '@alliance/api-client/innovation';
import { useEffect, useState } from 'react';
import { useAddress } from '@/ui/useAddress';

const actions = ['invite', 'propose', 'hide'] as const;
export type MatchAction = (typeof actions)[number];

export interface Pair {
  problem: Pick<IndustryProblemDto, 'id' | 'title' | 'submittedBy'>;
  solution: Pick<SolutionDto, 'id' | 'title' | 'submittedBy'>;
}

const isAction = (word: string | undefined): word is MatchAction => actions.some((action) => action === word);

/** What is being done to which pair of those that are shown, all of which have come or not: "invite:<problem>:<solution>" in the address. */
export function useMatchDialog(pairs: readonly Pair[], haveCome: boolean) {
  const [address, change] = useAddress('match');
  const [action, problemId, solutionId] = address.split(':');
  const isNamed = ({ problem, solution }: Pair) => problem.id === problemId && solution.id === solutionId;
  const found = pairs.find(isNamed);
  // What is being done stays on the page although the pair leaves the list: by what was done, or by somebody else.
  const [last, remember] = useState<Pair>();
  const known = last && isNamed(last) ? last : undefined;
  if (found && !known) remember(found);
  const pair = found ?? known;
  const opened = pair && isAction(action) ? { action, pair } : undefined;
  const isStale = address !== '' && haveCome && !opened;
  useEffect(() => {
    if (isStale) change('');
  }, [isStale, change]);
  return {
    opened,
    open: (wanted: MatchAction, { problem, solution }: Pair) => change(`${wanted}:${problem.id}:${solution.id}`),
    close: () => change(''),
  };
}
