import type { BriefDto } from '@alliance/api-client/innovation';
import type { ReactNode } from 'react';
import { countryName } from '@/content/countries';
import { readinessLabel, rewardLabels } from '@/content/labels';
import { DayText } from '@/ui/DateText';
import { inFull } from '@/ui/money';

/** What says when a solution is one, and what comes of it; what the problem does not say is left out. */
export function Brief({ brief, decideBy }: { brief: BriefDto; decideBy: string | null }) {
  const { successCriteria, requiredReadiness, regions, budget, rewards, rewardNote } = brief;
  const parts: (readonly [name: string, text: ReactNode])[] = [
    ['Success criteria', successCriteria],
    ['Required readiness', requiredReadiness && `${readinessLabel(requiredReadiness)}, or more`],
    ['Where it must work', regions.map(countryName).join(', ')],
    ['Budget', budget && budgetWords(budget)],
    [
      'What the winner gets',
      [rewards.map((reward) => rewardLabels[reward]).join(', '), rewardNote].filter(Boolean).join('\n'),
    ],
    ['Answers', decideBy && <Promised key="by" by={decideBy} />],
  ];
  const said = parts.filter(([, text]) => text);
  if (said.length === 0) return null;
  return (
    <dl className="mt-8 grid max-w-prose gap-6">
      {said.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold text-lg">{name}</dt>
          <dd className="mt-1 whitespace-pre-line text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const Promised = ({ by }: { by: string }) => (
  <>
    Every proposal is answered by <DayText on={by} />, or within two weeks where that is later: with a decision, what is
    good about it, and what would make it better.
  </>
);

function budgetWords({ from, to, currency }: NonNullable<BriefDto['budget']>): string {
  const [least, most] = [from && inFull(from, currency), to && inFull(to, currency)];
  if (least && most) return least === most ? least : `${least} to ${most}`;
  return least ? `From ${least}` : `Up to ${most}`;
}
