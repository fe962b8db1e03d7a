import {
  type CommunityFiguresDto,
  type ManagedCommunityDto,
  useBrowseManagedCommunitiesInfiniteQuery,
  useGetCommunityFiguresQuery,
} from '@alliance/api-client/management';
import { useState } from 'react';
import { accessLabels, whoMayJoin } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { useListFilter } from '@/ui/browse/useListFilter';
import { counted, plural } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { FilterTile } from '@/ui/FilterTile';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { Strip } from '@/ui/Strip';
import { PanelLink } from '../PanelLink';
import { optionsOf, stateLabels, stateOf, stateTones } from './managed-words';

const CommunityPanel = laterDialog(() => import('./CommunityPanel'));
const CreateCommunityDialog = laterDialog(() => import('./CreateCommunityDialog'));

const columns: readonly Column<ManagedCommunityDto>[] = [
  {
    label: 'Community',
    wraps: true,
    cell: ({ slug, name }) => (
      <PanelLink name="community" id={slug}>
        <span className="[overflow-wrap:anywhere]">{name}</span>
      </PanelLink>
    ),
  },
  {
    label: 'State',
    isUnderFirst: true,
    cell: (community) => {
      const state = stateOf(community);
      return <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>;
    },
  },
  { label: 'Who may take part', wraps: true, cell: whoMayJoin },
  { label: 'Members', isFigure: true, cell: ({ members }) => counted(members) },
  { label: 'Discussions', isFigure: true, cell: ({ discussions }) => counted(discussions) },
  {
    label: 'Moderators',
    wraps: true,
    cell: ({ managers, moderators }) => (
      <>
        {moderators.join(', ')} {managers === 0 && <Badge tone="red">Nobody manages it</Badge>}
      </>
    ),
  },
  { label: 'Reported', isFigure: true, cell: ({ reported }) => reported },
  { label: 'Created', cell: ({ createdAt }) => <DateText at={createdAt} /> },
];

/** All communities: made, staffed, changed and closed by those who run the alliance. */
export default function CommunityManagementPage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(['search', 'access', 'state'] as const);
  const { data: figures } = useGetCommunityFiguresQuery();
  const result = useBrowseManagedCommunitiesInfiniteQuery(filter);
  const [isCreating, setCreating] = useState(false);
  const slug = parameters.get('community') ?? '';
  return (
    <>
      <PageHeader
        title="Community Management"
        description="All communities, also those that rest, are closed, or are for invited people alone."
        actions={<Button onClick={() => setCreating(true)}>Create Community</Button>}
      />
      <Waiting figures={figures} />
      <Tiles figures={figures} state={filter.state} onState={(state) => change({ state })} />
      <FilterFold
        search={
          <SearchBox
            label="Search communities"
            placeholder="Name, purpose or address"
            value={filter.search ?? ''}
            onSearch={(search) => change({ search: search.trim().slice(0, 100) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="Who may take part">
          <NativeSelect
            placeholder="All"
            options={optionsOf(accessLabels)}
            value={filter.access ?? ''}
            onChange={({ target }) => change({ access: target.value })}
          />
        </Field>
        <Field label="State">
          <NativeSelect
            placeholder="All"
            options={optionsOf(stateLabels)}
            value={filter.state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
      </FilterFold>
      <OperatorTable
        label="Communities"
        what="The communities"
        columns={columns}
        result={result}
        empty={
          <EmptyState title="No Communities Found">
            {isFiltered ? 'Nothing fits these filters.' : 'There is no community yet: create the first one.'}
          </EmptyState>
        }
      />
      <CommunityPanel open={slug !== ''} slug={slug} onClose={() => change({ community: '' })} />
      {isCreating && (
        <CreateCommunityDialog
          onClose={() => setCreating(false)}
          onCreated={(community) => {
            setCreating(false);
            change({ community });
          }}
        />
      )}
    </>
  );
}

function Waiting({ figures }: { figures: CommunityFiguresDto | undefined }) {
  if (!figures?.reported && !figures?.appeals) return null;
  const { reported, appeals } = figures;
  const waiting = [reported > 0 && plural(reported, 'reported post'), appeals > 0 && plural(appeals, 'appeal')].filter(
    Boolean,
  );
  return (
    <Strip
      action={
        <LinkButton to={`/admin/communities/reports${reported > 0 ? '' : '?tab=appeals'}`} variant="secondary">
          Open Queue
        </LinkButton>
      }
    >
      {waiting.join(' and ')} {reported + appeals === 1 ? 'waits' : 'wait'} for a decision.
    </Strip>
  );
}

interface TilesProps {
  figures: CommunityFiguresDto | undefined;
  state: string | undefined;
  onState: (state: string) => void;
}

/** The communities in figures; those of states narrow the list under them. */
function Tiles({ figures, state, onState }: TilesProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <FilterTile label="Communities" value={figures && counted(figures.communities)} />
      {optionsOf(stateLabels).map(({ value, label }) => (
        <FilterTile
          key={value}
          label={label}
          value={figures && counted(figures[value])}
          isOn={state === value}
          onToggle={() => onState(state === value ? '' : value)}
        />
      ))}
      <FilterTile label="Memberships" value={figures && counted(figures.members)} />
      <FilterTile label="Discussions" value={figures && counted(figures.discussions)} />
      <FilterTile label="Reported posts" value={figures && counted(figures.reported)} />
    </div>
  );
}
