import type { SolutionDto } from '@alliance/api-client/innovation';
import { useId } from 'react';
import { categoryLabels, technologyTypeLabels } from '@/content/labels';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { LinkButton } from '@/ui/Button';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Highlighted } from '@/ui/browse/Highlighted';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { ReadinessDots } from '@/ui/ReadinessDots';
import { ReadinessBadge, SolutionStatusBadge } from '../badges';
import { SubmitterLink, TitleLink } from '../browsing/SubmissionLinks';

interface SolutionCardProps {
  solution: SolutionDto;
}

export function SolutionCard({ solution }: SolutionCardProps) {
  const titleId = useId();
  const { category, technologyType } = solution;
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="min-w-0 flex-1 basis-60 text-lg leading-snug">
          <TitleLink kind="solutions" submission={solution} />
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <SolutionStatusBadge status={solution.status} />
          <ReadinessBadge level={solution.readinessLevel} />
        </div>
      </div>
      <p className="line-clamp-3 text-ink-2">
        <Highlighted text={solution.description} hits={solution.hits} />
      </p>
      <Facts
        facts={[
          ['Submitted by', <SubmitterLink key="by" kind="solutions" submission={solution} />],
          ['Category', category && categoryLabels[category]],
          ['Technology', technologyType && technologyTypeLabels[technologyType]],
          ['Created', <DateText key="created" at={solution.createdAt} />],
          ['Readiness', <ReadinessDots key="readiness" level={solution.readinessLevel} />],
        ]}
      />
      <Tags tags={solution.tags} hits={solution.hits} />
      <div className="mt-auto flex flex-wrap gap-3 pt-1 print:hidden">
        <LinkButton to={`/solutions/${solution.id}`} variant="secondary" aria-describedby={titleId}>
          View Details
        </LinkButton>
        <ConnectButton
          organization={solution.submittedBy}
          about={{ kind: 'solution', id: solution.id, title: solution.title }}
          describedBy={titleId}
          variant="secondary"
        />
      </div>
    </Card>
  );
}
