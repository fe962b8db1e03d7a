import { type ProjectDto, useGetProjectSummaryQuery } from '@alliance/api-client/projects';
import { categoryLabels, optionsOf, projectStatusLabels } from '@/content/labels';
import { Button, LinkButton } from '@/ui/Button';
import { useSearch } from '@/ui/browse/useSearch';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { useParameters } from '@/ui/useAddress';
import { asSearched } from '../browsing/asSearched';
import { useFilters } from '../browsing/useFilters';
import ProjectBoard from '../projects/board/ProjectBoard';

const ProjectPanel = laterDialog(() => import('./ProjectPanel'));

const halfAMinute = 30_000;
/** All projects are in one of them. */
const tiles = [
  { label: 'Active Projects', figure: 'active', note: 'In sandbox, pilot or scaling', phase: 'sandbox,pilot,scaling' },
  { label: 'In Review', figure: 'planned', note: 'In planning, before the first gate', phase: 'planning' },
  { label: 'Completed', figure: 'completed', note: 'Deployed', phase: 'deployed' },
] as const;

/** All projects of the alliance by where they stand, for those who run it. */
export default function LifecyclePage() {
  const { parameters, change } = useParameters();
  const [search, setSearch] = useSearch();
  const { filters, isNarrowed, isExactly, only, change: narrow, clear } = useFilters('projects');
  const { data: summary, isError } = useGetProjectSummaryQuery(undefined, {
    pollingInterval: halfAMinute,
    skipPollingIfUnfocused: true,
  });
  const projectId = parameters.get('project') ?? '';
  const linkTo = ({ id }: ProjectDto) => {
    const address = new URLSearchParams(parameters);
    address.set('project', id);
    return `?${address}`;
  };

  return (
    <>
      <PageHeader
        title="Innovation Lifecycle Management"
        description="Every project of the alliance, by where it stands between planning and the market."
        actions={<LinkButton to="/admin/lifecycle/start">New Project</LinkButton>}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        {tiles.map(({ label, figure, note, phase }) => (
          <FilterTile
            key={label}
            label={label}
            value={summary ? counted(summary[figure]) : isError ? '–' : undefined}
            note={note}
            isOn={isExactly({ phase })}
            onToggle={() => only(isExactly({ phase }) ? {} : { phase })}
          />
        ))}
      </div>
      {summary?.total === 0 ? (
        <div className="mt-6">
          <EmptyState title="No projects yet">
            They stand here as soon as a member starts one, or you start one for them.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="my-5 flex flex-wrap items-center gap-2 print:hidden">
            <SearchBox
              className="min-w-[min(100%,11rem)] flex-1"
              label="Search projects"
              placeholder="Search projects by name or description..."
              value={search}
              onSearch={setSearch}
            />
            <NativeSelect
              aria-label="Status"
              className="min-w-[min(10rem,100%)]"
              placeholder="Any status"
              options={optionsOf(projectStatusLabels)}
              value={filters.status ?? ''}
              onChange={({ target }) => narrow({ status: target.value })}
            />
            <NativeSelect
              aria-label="Category"
              className="min-w-[min(10rem,100%)]"
              placeholder="Any category"
              options={optionsOf(categoryLabels)}
              value={filters.category ?? ''}
              onChange={({ target }) => narrow({ category: target.value })}
            />
            {isNarrowed && (
              <Button variant="quiet" onClick={clear}>
                Clear filters
              </Button>
            )}
          </div>
          <ProjectBoard asked={asSearched('projects', search, null, filters)} linkTo={linkTo} />
        </>
      )}
      <ProjectPanel open={projectId !== ''} id={projectId} onClose={() => change({ project: '' })} />
    </>
  );
}
