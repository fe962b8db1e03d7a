import { type CommunityDto, useListCommunitiesQuery } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { useSearch } from '@/ui/browse/useSearch';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { CardSkeletons } from '@/ui/Skeleton';
import { CommunityCard } from './CommunityCard';
import { Joining } from './JoinButton';

/** The communities that there are: those that the viewer belongs to, and those to discover. */
export default function CommunitiesPage() {
  const { data, error, isFetching, refetch } = useListCommunitiesQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const [search, setSearch] = useSearch();
  const looked = search.toLowerCase();
  const found = data?.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(looked));
  const own = found?.filter(({ standing }) => standing === 'member') ?? [];
  const others = found?.filter(({ standing }) => standing !== 'member') ?? [];
  return (
    <>
      <PageHeader
        title="Communities"
        description="Standing groups of people with the same kind of work, moderated by members."
      />
      <SearchBox
        className="mb-6 max-w-md"
        label="Search communities"
        placeholder="Search by name or purpose..."
        value={search}
        onSearch={setSearch}
      />
      <div aria-busy={isFetching} className="flex flex-col gap-8">
        {error ? (
          <LoadFailure what="The communities" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : null}
        {!data && !error && <CardSkeletons />}
        {found?.length === 0 && (
          <EmptyState title="No Communities Found">
            {search ? `No community has “${search}” in its name or purpose.` : 'There is no community yet.'}
          </EmptyState>
        )}
        {own.length > 0 && <Group title="Your communities" communities={own} />}
        {others.length > 0 && <Group title={own.length > 0 ? 'Discover' : 'All communities'} communities={others} />}
      </div>
      <Joining communities={data ?? []} />
    </>
  );
}

function Group({ title, communities }: { title: string; communities: CommunityDto[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      <ul aria-labelledby={titleId} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {communities.map((community) => (
          <li key={community.id} className="min-w-0">
            <CommunityCard community={community} />
          </li>
        ))}
      </ul>
    </section>
  );
}
