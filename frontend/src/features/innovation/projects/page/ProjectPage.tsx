import { problemText } from '@alliance/api-client/problem';
import { type ProjectDetailDto, useGetProjectQuery, useListProjectGatesQuery } from '@alliance/api-client/projects';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useParams } from 'react-router-dom';
import { categoryLabels, organizationTypeLabels } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { laterPart } from '@/ui/laterPart';
import { OrganizationName } from '@/ui/OrganizationName';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Strip } from '@/ui/Strip';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useParameters } from '@/ui/useAddress';
import { ProjectPhaseBadge, ProjectStatusBadge } from '../../badges';
import { PhasePath } from './PhasePath';
import { ProjectActivity } from './ProjectActivity';
import { ProjectFacts } from './ProjectFacts';
import { ProjectStrip } from './ProjectStrip';

const Milestones = laterPart(() => import('./Milestones'));
const Updates = laterPart(() => import('./Updates'));
const Team = laterPart(() => import('./Team'));
const Budget = laterPart(() => import('./Budget'));
const FilesTab = laterPart(() => import('./FilesTab'));
const OutcomesTab = laterPart(() => import('../../outcomes/OutcomesTab'));
const EditProjectDialog = laterDialog(() => import('./EditProjectDialog'));
const ChangeStatusDialog = laterDialog(() => import('./ChangeStatusDialog'));
const JoinProjectDialog = laterDialog(() => import('./JoinProjectDialog'));

const back = <BackLink to="/projects">All projects</BackLink>;

export default function ProjectPage() {
  const { id = '' } = useParams();
  const { currentData: project, error, isFetching, refetch } = useGetProjectQuery({ id });
  const asked = useListProjectGatesQuery({ id });
  const gates = asked.currentData;
  const mayAsk = organizationsAs(useViewer().viewer, contributors).length > 0;
  const { parameters, change } = useParameters();
  usePageTitle(project?.name);

  if (!project)
    return <NothingToShow noun="Project" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const { name, description, phase, status, category, leadOrganization, standing, canLead, canJoin } = project;
  const tab = parameters.get('tab') ?? '';
  const tabs = [
    {
      value: 'overview',
      label: 'Overview',
      printed: true,
      content: (
        <>
          <PhasePath
            project={project}
            gates={gates}
            failure={
              asked.error ? (
                <LoadFailure what="The lifecycle" retrying={asked.isFetching} onRetry={asked.refetch}>
                  {problemText(asked.error)}
                </LoadFailure>
              ) : null
            }
          />
          {description && <p className="mt-8 max-w-prose whitespace-pre-line text-ink">{description}</p>}
        </>
      ),
    },
    { value: 'milestones', label: 'Milestones', content: <Milestones project={project} /> },
    { value: 'updates', label: 'Updates', content: <Updates project={project} /> },
    {
      value: 'team',
      label: (
        <>
          Team
          {project.waitingRequests > 0 && <TabCount known>{project.waitingRequests}</TabCount>}
        </>
      ),
      content: <Team project={project} />,
    },
    ...(standing === 'member' ? [] : [{ value: 'budget', label: 'Budget', content: <Budget project={project} /> }]),
    {
      value: 'files',
      label: 'Files',
      content: <FilesTab project={project} />,
    },
    { value: 'outcomes', label: 'Outcomes', content: <OutcomesTab projectId={project.id} /> },
    { value: 'activity', label: 'Activity', content: <ProjectActivity id={project.id} /> },
  ];
  return (
    <article>
      <PageHeader
        above={back}
        title={name}
        description={
          <>
            Led by{' '}
            <OrganizationName organization={leadOrganization}>
              {`${leadOrganization.name}\u00a0· ${organizationTypeLabels[leadOrganization.type]}`}
            </OrganizationName>
          </>
        }
        actions={
          <>
            {canLead && (
              <>
                <Button variant="secondary" onClick={() => change({ edit: '1' })}>
                  Edit
                </Button>
                <Button variant="secondary" onClick={() => change({ status: '1' })}>
                  Change Status
                </Button>
              </>
            )}
            {standing === 'member' && canJoin && <Button onClick={() => change({ join: '1' })}>Join Project</Button>}
          </>
        }
      />
      {leadOrganization.hasLeft && (
        <Strip>
          {leadOrganization.name}, which leads this project, has left the alliance. What was done stays here; nobody
          takes it on or answers who asks to join.
        </Strip>
      )}
      {!canJoin && parameters.has('join') && <Strip>{whyNotJoin(project, mayAsk)}</Strip>}
      <ProjectStrip project={project} gates={gates} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap gap-1.5">
            <ProjectPhaseBadge phase={phase} />
            <ProjectStatusBadge status={status} beside={phase} />
            {category && <Badge>{categoryLabels[category]}</Badge>}
          </div>
          <Tabs
            label="About it"
            value={tabs.some(({ value }) => value === tab) ? tab : 'overview'}
            onChange={(value) => change({ tab: value === 'overview' ? '' : value })}
            tabs={tabs}
          />
        </div>
        <ProjectFacts project={project} />
      </div>
      {canLead && parameters.has('edit') && (
        <EditProjectDialog project={project} onClose={() => change({ edit: '' })} />
      )}
      {canLead && parameters.has('status') && (
        <ChangeStatusDialog project={project} onClose={() => change({ status: '' })} />
      )}
      {canJoin && parameters.has('join') && (
        <JoinProjectDialog project={project} onClose={() => change({ join: '' })} />
      )}
    </article>
  );
}

/** Why nobody of the viewer's can ask to join it. */
function whyNotJoin({ status, standing, leadOrganization }: ProjectDetailDto, mayAsk: boolean): string {
  if (standing !== 'member') return 'Your organization works on this project already.';
  if (status === 'completed') return 'This project is completed and takes no more partners.';
  if (leadOrganization.hasLeft) return 'Nobody is there to answer who asks to join.';
  if (!mayAsk) return 'Owners, admins and members of an organization can ask to join a project.';
  return 'Your organization has asked to join already. Its request waits for an answer under Team.';
}
