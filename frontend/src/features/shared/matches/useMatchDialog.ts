import type { IndustryProblemDto, SolutionDto } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { useAddress } from '@/ui/useAddress';

const actions = ['invite', 'propose', 'hide'] as const;
export type MatchAction = (typeof actions)[number];

export interface Pair {
  problem: Pick<IndustryProblemDto, 'id' | 'title' | 'submittedBy'>;
  solution: Pick<SolutionDto, 'id' | 'title' | 'submittedBy'>;
}

const isAction = (word: string | undefined): word is MatchAction => actions.some((action) => action === word);

/** What is being done to which pair of those that are shown: "invite:<problem>:<solution>" in the address. */
export function useMatchDialog(pairs: readonly Pair[] = []) {
  const [address, change] = useAddress('match');
  const [action, problemId, solutionId] = address.split(':');
  // What is being done stays on the page although the pair leaves the list: by what was done, or by somebody else.
  const [chosen, choose] = useState<Pair>();
  const isNamed = ({ problem, solution }: Pair) => problem.id === problemId && solution.id === solutionId;
  const pair = pairs.find(isNamed) ?? (chosen && isNamed(chosen) ? chosen : undefined);
  return {
    opened: pair && isAction(action) ? { action, pair } : undefined,
    open: (wanted: MatchAction, wished: Pair) => {
      choose(wished);
      change(`${wanted}:${wished.problem.id}:${wished.solution.id}`);
    },
    close: () => change(''),
  };
}
