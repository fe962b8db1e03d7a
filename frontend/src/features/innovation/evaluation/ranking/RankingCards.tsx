import type { RankedProposalDto } from '@alliance/api-client/evaluation';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Proposer } from '../Proposer';
import { areApart } from '../points';
import { meanText, Spread } from '../Spread';
import type { Choice } from './choice';
import { Flags } from './Flags';
import { ProposalLink } from './ProposalLink';
import { CompareBox } from './RankingTable';
import { proposerText, scoresText } from './words';

interface RankingCardsProps {
  problemId: string;
  proposals: readonly RankedProposalDto[];
  choice: Choice;
}

/** The ranking on a phone. */
export function RankingCards({ problemId, proposals, choice }: RankingCardsProps) {
  return (
    <ol className="grid gap-3">
      {proposals.map((proposal) => {
        const { proposalId, title, rank, figures } = proposal;
        return (
          <Card key={proposalId} as="li">
            <div className="flex items-start gap-3">
              <p className="min-w-6 font-semibold text-2xl tabular-nums leading-7">
                {rank ? (
                  <>
                    <span className="sr-only">Rank </span>
                    {rank}
                  </>
                ) : (
                  <span className="text-ink-3">–</span>
                )}
              </p>
              <div className="min-w-0 flex-1">
                <h3 className="text-base leading-snug">
                  <ProposalLink problemId={problemId} proposal={proposal}>
                    {title}
                  </ProposalLink>
                </h3>
                <p className="text-ink-2 text-sm">
                  <Proposer {...proposal} />
                </p>
              </div>
              <CompareBox proposal={proposal} choice={choice} />
            </div>
            {figures && (
              <div className="mt-3">
                <Spread {...figures} />
              </div>
            )}
            <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm tabular-nums">
              {figures && <span className="font-medium">{meanText(figures)}</span>}
              <span className="text-ink-2">
                {figures && 'Scores: '}
                {scoresText(proposal)}
              </span>
            </p>
            {figures && areApart(figures.deviation) && <Badge tone="yellow">Far apart</Badge>}
            <Flags flags={proposal.flags} proposer={proposerText(proposal)} />
          </Card>
        );
      })}
    </ol>
  );
}
