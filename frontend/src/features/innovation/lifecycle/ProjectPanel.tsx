import { isApiError, problemText } from '@alliance/api-client/problem';
import { type ProjectDetailDto, useGetProjectQuery } from '@alliance/api-client/projects';
import { categoryLabels } from '@/content/labels';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Facts } from '@/ui/browse/Facts';
import { DayText, MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { comparable } from '@/ui/money';
import { Skeleton } from '@/ui/Skeleton';
import { ProgressBar } from '@/ui/UsageBar';
import { ProjectPhaseBadge, ProjectStatusBadge } from '../badges';
import { Disputes } from './Disputes';

interface ProjectPanelProps {
  id: string;
  onClose: () => void;
}

/** One project beside the board, as far as all members see it. */
export default function ProjectPanel({ id, onClose }: ProjectPanelProps) {
  const { currentData: project, error, isFetching, refetch } = useGetProjectQuery({ id });
  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog aside open onOpenChange={(next) => next || onClose()} title={project?.name ?? 'Project'}>
      {project && <Project project={project} />}
      {!project && isAbsent && <p>There is no such project.</p>}
      {!project && !isAbsent && error ? (
        <LoadFailure what="The project" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!project && !error && <Skeleton className="h-48 w-full" />}
    </Dialog>
  );
}

function Project({ project }: { project: ProjectDetailDto }) {
  const { id, description, phase, phaseSince, status, progress, category, leadOrganization, collaborators } = project;
  const { problem, solution, startDate, estimatedCompletion, actualCompletion, createdAt, updatedAt } = project;
  const { estimatedValue, estimatedValueCurrency, estimatedValueUsd } = project;
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-1.5">
        <ProjectPhaseBadge phase={phase} />
        <ProjectStatusBadge status={status} beside={phase} />
      </p>
      {description && <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>}
      {progress !== null && <ProgressBar done={progress} total={100} />}
      <Facts
        facts={[
          ['Led by', <OrganizationLink key="lead" organization={leadOrganization} />],
          ['Other organizations', String(collaborators)],
          ['In this phase since', <MomentText key="phase" at={phaseSince} />],
          ['Progress', progress !== null && `${progress}%`],
          ['Category', category && categoryLabels[category]],
          [
            'Estimated value',
            estimatedValue &&
              estimatedValueCurrency &&
              comparable(estimatedValue, estimatedValueCurrency, estimatedValueUsd),
          ],
          ['Problem', problem?.title],
          ['Solution', solution?.title],
          ['Work begins', startDate && <DayText key="start" on={startDate} />],
          ['To be completed', estimatedCompletion && <DayText key="end" on={estimatedCompletion} />],
          ['Completed', actualCompletion && <DayText key="done" on={actualCompletion} />],
          ['Created', <MomentText key="created" at={createdAt} />],
          ['Last changed', <MomentText key="changed" at={updatedAt} />],
        ]}
      />
      <Disputes projectId={id} />
    </div>
  );
}
