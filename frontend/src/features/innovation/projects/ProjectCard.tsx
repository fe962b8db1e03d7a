import type { ProjectDto } from '@alliance/api-client/projects';
import { useId } from 'react';
import { categoryLabels } from '@/content/labels';
import { ago } from '@/ui/ago';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/browse/Facts';
import { Highlighted } from '@/ui/browse/Highlighted';
import { Card } from '@/ui/Card';
import { dayOf } from '@/ui/in-words';
import { comparable } from '@/ui/money';
import { ProgressBar } from '@/ui/UsageBar';
import { ProjectPhaseBadge, ProjectStatusBadge } from '../badges';
import { LeadLink, NameLink, ProjectButtons } from './ProjectLinks';

/** A project of the list: how it goes, how far it has come and what it is worth. */
export function ProjectCard({ project }: { project: ProjectDto }) {
  const titleId = useId();
  const { description, hits, phase, status, category, progress, startDate, createdAt } = project;
  const { estimatedValue, estimatedValueCurrency, estimatedValueUsd } = project;
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="min-w-0 flex-1 basis-60 text-lg leading-snug">
          <NameLink project={project} />
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <ProjectPhaseBadge phase={phase} />
          <ProjectStatusBadge status={status} beside={phase} />
          {category && <Badge>{categoryLabels[category]}</Badge>}
        </div>
      </div>
      <p className="line-clamp-2 text-ink-2">
        <Highlighted text={description} hits={hits} />
      </p>
      {progress !== null && (
        <div>
          <p className="mb-1.5 flex justify-between text-ink-2 text-sm">
            Progress <span className="font-medium text-ink tabular-nums">{progress}%</span>
          </p>
          <ProgressBar done={progress} total={100} />
        </div>
      )}
      <Facts
        facts={[
          ['Led by', <LeadLink key="lead" project={project} />],
          [
            'Estimated value',
            estimatedValue &&
              estimatedValueCurrency &&
              comparable(estimatedValue, estimatedValueCurrency, estimatedValueUsd),
          ],
          ['Work', startDate && <When key="started" said={isAhead(startDate) ? 'Starts' : 'Started'} at={startDate} />],
          ['Team', collaboratorsOf(project)],
          ['Here', <When key="created" said="Created" at={createdAt} />],
        ]}
      />
      <ProjectButtons project={project} titleId={titleId} />
    </Card>
  );
}

const isAhead = (day: string) => Date.parse(day) > Date.now();

/** "Started 3 months ago", with the day itself for who points at it. */
const When = ({ said, at }: { said: string; at: string }) => (
  <time dateTime={at} title={dayOf(at)}>
    {said} {ago(at)}
  </time>
);

function collaboratorsOf({ collaborators }: ProjectDto): string {
  if (collaborators === 0) return 'No collaborators yet';
  return collaborators === 1 ? 'One collaborator' : `Multiple collaborators (${collaborators})`;
}
