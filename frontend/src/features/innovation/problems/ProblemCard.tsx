import type { IndustryProblemDto } from '@alliance/api-client/innovation';
import { useId } from 'react';
import { categoryLabels } from '@/content/labels';
import { Button, LinkButton } from '@/ui/Button';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Highlighted } from '@/ui/browse/Highlighted';
import { Card } from '@/ui/Card';
import { DateText, DayText } from '@/ui/DateText';
import { comparable } from '@/ui/money';
import { ProblemStatusBadge, UrgencyBadge } from '../badges';
import { SubmitterLink, TitleLink } from '../browsing/SubmissionLinks';

interface ProblemCardProps {
  problem: IndustryProblemDto;
  /** Absent where the viewer cannot propose. */
  onPropose?: () => void;
}

export function ProblemCard({ problem, onPropose }: ProblemCardProps) {
  const titleId = useId();
  const { category, urgency, estimatedValue, estimatedValueCurrency, estimatedValueUsd } = problem;
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="min-w-0 flex-1 basis-60 text-lg leading-snug">
          <TitleLink kind="problems" submission={problem} />
        </h2>
        <div className="flex flex-wrap gap-1.5">
          {urgency && <UrgencyBadge urgency={urgency} />}
          <ProblemStatusBadge status={problem.status} />
        </div>
      </div>
      <p className="line-clamp-3 text-ink-2">
        <Highlighted text={problem.description} hits={problem.hits} />
      </p>
      <Facts
        facts={[
          ['Submitted by', <SubmitterLink key="by" kind="problems" submission={problem} />],
          ['Category', category && categoryLabels[category]],
          [
            'Estimated value',
            estimatedValue && comparable(estimatedValue, estimatedValueCurrency ?? 'USD', estimatedValueUsd),
          ],
          ['Created', <DateText key="created" at={problem.createdAt} />],
          ['Answers by', problem.decideBy && problem.status === 'open' && <DayText key="by" on={problem.decideBy} />],
        ]}
      />
      <Tags tags={problem.tags} hits={problem.hits} />
      <div className="mt-auto flex flex-wrap gap-3 pt-1 print:hidden">
        <LinkButton to={`/problems/${problem.id}`} variant="secondary" aria-describedby={titleId}>
          View Details
        </LinkButton>
        {onPropose && (
          <Button variant="secondary" onClick={onPropose} aria-describedby={titleId}>
            Propose Solution
          </Button>
        )}
      </div>
    </Card>
  );
}
