import {
  useBrowseProjectsInfiniteQuery,
  useGetProjectSummaryQuery,
  useSuggestProjectSearchQuery,
} from '@alliance/api-client/projects';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectPhaseLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { BrowsePage } from '@/ui/browse/BrowsePage';
import { shownOf, useMeant } from '@/ui/browse/useMeant';
import { useSearch } from '@/ui/browse/useSearch';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { CardSkeletons } from '@/ui/Skeleton';
import { useAddress } from '@/ui/useAddress';
import { asSearched, inWords } from '../browsing/asSearched';
import { FilterBar, UnknownFilters } from '../browsing/FilterBar';
import { Tiles } from '../browsing/Tiles';
import { useFilters } from '../browsing/useFilters';
import { ActiveProjectCard } from './ActiveProjectCard';
import { ProjectCard } from './ProjectCard';
import { ProjectInvitations } from './ProjectInvitations';
import { projectColumns } from './project-columns';

// Most keep to the cards.
const ProjectBoard = lazy(() => import('./board/ProjectBoard'));
const ProjectTimeline = lazy(() => import('./ProjectTimeline'));

/** In which phases a project is being worked on. */
const activePhases = 'sandbox,pilot,scaling';
const invitation = 'Start the first innovation project to bring problems and solutions together.';

export default function ProjectsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearch();
  const [sort, setSort] = useAddress('sort');
  const { filters, isNarrowed, clear } = useFilters('projects');
  const typed = useBrowseProjectsInfiniteQuery(asSearched('projects', search, sort, filters));
  const { meant, onExactly } = useMeant(search, typed, useSuggestProjectSearchQuery);
  const corrected = useBrowseProjectsInfiniteQuery(asSearched('projects', meant, sort, filters), { skip: !meant });
  const shown = shownOf(typed, meant, corrected);
  const projects = shown.result;
  const items = projects.data?.pages.flatMap((page) => page.items);
  const nothing = (
    <NothingLeft
      isNarrowed={isNarrowed || search !== ''}
      onClear={() => {
        clear();
        setSearch('');
      }}
    />
  );

  return (
    <BrowsePage
      noun="Project"
      title="Innovation Projects"
      description="Collaborative initiatives that turn problems into market solutions."
      words={{
        submit: 'Start New Project',
        first: 'Create First Project',
        search: 'Search projects by name or description...',
      }}
      tiles={<ProjectTiles />}
      invitation={invitation}
      search={search}
      onSearch={setSearch}
      sort={sort}
      onSort={setSort}
      useSuggestion={useSuggestProjectSearchQuery}
      meant={shown.meant}
      onExactly={onExactly}
      onSubmit={() => navigate('/projects/start')}
      notice={
        <>
          <ProjectInvitations />
          <UnknownFilters kind="projects" />
          <PhaseButtons />
        </>
      }
      filters={
        <FilterBar
          kind="projects"
          among={{ search: shown.meant || search }}
          items={items?.map(({ leadOrganization }) => ({ submittedBy: leadOrganization }))}
          left={inWords(projects.currentData?.pages.at(0), 'project')}
        />
      }
      onClearFilters={isNarrowed ? clear : undefined}
      before={!isNarrowed && search === '' && items?.length !== 0 && <ActiveProjects />}
      more={{
        board: (
          <Suspense fallback={<CardSkeletons label="Loading projects..." />}>
            <ProjectBoard asked={asSearched('projects', shown.meant || search, sort, filters)} />
          </Suspense>
        ),
        timeline: (
          <Suspense fallback={<CardSkeletons label="Loading projects..." />}>
            <ProjectTimeline result={projects} empty={nothing} />
          </Suspense>
        ),
      }}
      loading="Loading projects..."
      result={projects}
      columns={projectColumns}
    >
      {(project) => <ProjectCard project={project} />}
    </BrowsePage>
  );
}

function ProjectTiles() {
  const { data, isError } = useGetProjectSummaryQuery();
  const unknown = isError ? '–' : undefined;
  return (
    <Tiles
      kind="projects"
      tiles={[
        { label: 'Total Projects', value: data ? counted(data.total) : unknown, shows: {} },
        { label: 'Active Projects', value: data ? counted(data.active) : unknown, shows: { phase: activePhases } },
        { label: 'Completed', value: data ? counted(data.completed) : unknown, shows: { phase: 'deployed' } },
        { label: 'Total Budget', value: data ? inMillions(data.totalBudgetUsd) : unknown },
      ]}
    />
  );
}

/** "$48M": whole millions of dollars, rounded down. */
const inMillions = (usd: string) => `$${counted(Math.floor(Number(usd) / 1e6))}M`;

/** One phase, or all of them. */
function PhaseButtons() {
  const { filters, change } = useFilters('projects');
  const options = Object.entries(projectPhaseLabels).map(([value, label]) => ({ value, label }));
  return (
    <SegmentedControl
      className="mt-5"
      legend="Phase"
      name="phase"
      options={[{ value: '', label: 'All' }, ...options]}
      value={filters.phase ?? ''}
      onChange={(phase) => change({ phase })}
    />
  );
}

/** The newest of those that are being worked on, before all of them. */
function ActiveProjects() {
  const { only } = useFilters('projects');
  const { data } = useBrowseProjectsInfiniteQuery({ phase: activePhases, limit: '4' });
  const [page] = data?.pages ?? [];
  if (!page) return null;
  if (page.items.length === 0) return <h2 className="mb-4 text-xl">Projects</h2>;
  return (
    <>
      <section aria-labelledby="active-projects" className="mb-10">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="active-projects" className="text-xl">
            Active Projects
          </h2>
          {page.total > page.items.length && (
            <Button variant="quiet" onClick={() => only({ phase: activePhases })}>
              Show all {counted(page.total)}
            </Button>
          )}
        </div>
        <div className="grid gap-5 lg:grid-cols-2">
          {page.items.map((project) => (
            <ActiveProjectCard key={project.id} project={project} />
          ))}
        </div>
      </section>
      <h2 className="mb-4 text-xl">All Projects</h2>
    </>
  );
}

/** Where the timeline has nothing to draw. */
function NothingLeft({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="No Projects Found"
      action={
        <Button variant="secondary" onClick={isNarrowed ? onClear : () => navigate('/projects/start')}>
          {isNarrowed ? 'Clear filters' : 'Create First Project'}
        </Button>
      }
    >
      {isNarrowed ? 'Nothing has all that is asked for. Take a filter out, and there may be more.' : invitation}
    </EmptyState>
  );
}
