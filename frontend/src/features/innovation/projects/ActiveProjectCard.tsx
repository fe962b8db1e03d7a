import type { ProjectDto } from '@alliance/api-client/projects';
import { useId } from 'react';
import { Facts } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { DateText, DayText } from '@/ui/DateText';
import { comparable } from '@/ui/money';
import { ProjectPhaseBadge } from '../badges';
import { LeadLink, NameLink, ProjectButtons } from './ProjectLinks';

/** A project that is being worked on: its phase, its means and by when it is to be done. */
export function ActiveProjectCard({ project }: { project: ProjectDto }) {
  const titleId = useId();
  const { description, phase, budget, budgetCurrency, budgetUsd, estimatedCompletion, createdAt } = project;
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="min-w-0 flex-1 basis-48 text-lg leading-snug">
          <NameLink project={project} />
        </h3>
        <ProjectPhaseBadge phase={phase} />
      </div>
      <p className="line-clamp-2 text-ink-2">{description}</p>
      <Facts
        facts={[
          ['Led by', <LeadLink key="lead" project={project} />],
          ['Budget', budget && budgetCurrency && comparable(budget, budgetCurrency, budgetUsd)],
          ['Estimated completion', estimatedCompletion && <DayText key="due" on={estimatedCompletion} />],
          ['Created', <DateText key="created" at={createdAt} />],
        ]}
      />
      <ProjectButtons project={project} titleId={titleId} />
    </Card>
  );
}
