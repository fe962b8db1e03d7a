import { useBrowseAnalyzedProjectsInfiniteQuery } from '@alliance/api-client/dashboard';
import { BackLink } from '@/ui/browse/BackLink';
import { PagedList } from '@/ui/browse/PagedList';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { CardSkeletons } from '@/ui/Skeleton';
import { ProjectCard } from '../projects/ProjectCard';
import { useAnalyzed } from './useAnalyzed';

/** The projects that an organization's analytics count as begun. */
export default function AnalyzedProjectsPage() {
  const { organization, days, back, isNobodys } = useAnalyzed();
  const result = useBrowseAnalyzedProjectsInfiniteQuery(
    { organizationId: organization?.id, days },
    { skip: !organization },
  );
  return (
    <>
      <PageHeader
        above={<BackLink to={back}>Your analytics</BackLink>}
        title="Projects Begun"
        description={`Projects that ${organization?.name ?? 'your organization'} leads or works on, begun in the last ${days} days.`}
      />
      {isNobodys ? (
        <EmptyState title="No Organization">Projects are counted for organizations that you belong to.</EmptyState>
      ) : (
        <PagedList
          what="The projects"
          result={result}
          waiting={<CardSkeletons />}
          empty={<EmptyState title="None in These Days">A project is listed here as soon as it is begun.</EmptyState>}
        >
          {(projects) => (
            <ul className="grid gap-5 lg:grid-cols-2">
              {projects.map((project) => (
                <li key={project.id} className="min-w-0">
                  <ProjectCard project={project} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </>
  );
}
