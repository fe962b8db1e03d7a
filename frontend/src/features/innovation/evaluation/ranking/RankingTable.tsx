import type { RankedProposalDto } from '@alliance/api-client/evaluation';
import { Badge } from '@/ui/Badge';
import { ScrollRegion } from '@/ui/ScrollRegion';
import { Proposer } from '../Proposer';
import { areApart } from '../points';
import { meanText, Spread } from '../Spread';
import type { Choice } from './choice';
import { Flags } from './Flags';
import { ProposalLink } from './ProposalLink';
import { proposerText, scoresText } from './words';

interface RankingListProps {
  problemId: string;
  proposals: readonly RankedProposalDto[];
  choice: Choice;
}

const caption = 'Ranking of the proposals that wait for a decision';
const head = 'border-line border-b bg-sunken px-3 py-2 text-left font-medium text-ink-2 text-xs whitespace-nowrap';
const cell = 'border-line border-b px-3 py-3 align-top group-last:border-b-0';

/** The ranking where there is room for it. */
export function RankingTable({ problemId, proposals, choice }: RankingListProps) {
  return (
    <ScrollRegion label={caption} className="shades-overflow overflow-x-auto rounded-lg border border-line">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} w-px print:hidden`}>
              <span className="sr-only">Compare</span>
            </th>
            <th scope="col" className={`${head} w-px`}>
              Rank
            </th>
            <th scope="col" className={head}>
              Proposal
            </th>
            <th scope="col" className={`${head} text-right`}>
              Points
            </th>
            <th scope="col" className={`${head} w-1/4`}>
              <span className="flex justify-between">
                <span>
                  <span className="sr-only">Spread, from </span>0
                </span>
                <span aria-hidden="true">50</span>
                <span>
                  <span className="sr-only">to </span>100
                </span>
              </span>
            </th>
            <th scope="col" className={head}>
              Scores
            </th>
          </tr>
        </thead>
        <tbody>
          {proposals.map((proposal) => {
            const { proposalId, title, rank, figures } = proposal;
            return (
              <tr key={proposalId} className="group">
                <td className={`${cell} print:hidden`}>
                  <CompareBox proposal={proposal} choice={choice} />
                </td>
                <td className={`${cell} font-semibold text-lg tabular-nums leading-6`}>
                  {rank ?? <span className="font-normal text-ink-3 text-sm">–</span>}
                </td>
                <th scope="row" className={`${cell} text-left font-normal`}>
                  <ProposalLink problemId={problemId} proposal={proposal}>
                    {title}
                  </ProposalLink>
                  <span className="block text-ink-2 [overflow-wrap:anywhere]">
                    <Proposer {...proposal} />
                  </span>
                  <Flags flags={proposal.flags} proposer={proposerText(proposal)} />
                </th>
                <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>
                  {figures ? meanText(figures) : '–'}
                  {figures && areApart(figures.deviation) && (
                    <span className="mt-1 block">
                      <Badge tone="yellow">Far apart</Badge>
                    </span>
                  )}
                </td>
                <td className={cell}>{figures && <Spread {...figures} />}</td>
                <td className={`${cell} tabular-nums`}>{scoresText(proposal)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface CompareBoxProps {
  proposal: RankedProposalDto;
  choice: Choice;
}

export function CompareBox({ proposal: { proposalId, title }, choice }: CompareBoxProps) {
  const isChosen = choice.isChosen(proposalId);
  return (
    <label className="-m-3 grid size-11 place-items-center">
      <span className="sr-only">Compare {title}</span>
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isChosen}
        disabled={!isChosen && choice.isFull}
        onChange={() => choice.toggle(proposalId)}
      />
    </label>
  );
}
