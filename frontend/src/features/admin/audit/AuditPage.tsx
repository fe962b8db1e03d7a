import { type AuditEventDto, useBrowseAuditEventsInfiniteQuery } from '@alliance/api-client/audit';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFields } from '@/ui/PeriodFields';
import { SearchBox } from '@/ui/SearchBox';
import { useTyped } from '@/ui/useTyped';
import { PanelLink } from '../PanelLink';
import { AuditState } from './AuditState';
import { AuditSubject } from './AuditSubject';
import { actorText, actText } from './audit-words';

const AuditEventDialog = laterDialog(() => import('./AuditEventDialog'));

const filterNames = ['action', 'actor', 'subject', 'from', 'to'] as const;

const views = [
  { name: 'All', query: '' },
  { name: 'Sign-ins', query: 'action=session.' },
  { name: 'Payments', query: 'action=payment.' },
  { name: 'Mail', query: 'action=mail.' },
  { name: 'Of the system', query: 'actor=system' },
];

/** Who did what, and the proof that nobody has written in it by hand. */
export default function AuditPage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(filterNames);
  const { action = '', actor = '', subject = '', from = '', to = '' } = filter;
  const result = useBrowseAuditEventsInfiniteQuery(filter);
  const opened = parameters.get('event') ?? '';
  return (
    <>
      <PageHeader
        title="Audit"
        description="Every act of those who run the alliance and every sensitive act of members: who, what, when and, where something was changed, what it was before. Lines are only ever added."
        actions={
          <a
            href={exportAddress(filter)}
            download
            className="inline-flex min-h-11 items-center rounded-md font-medium text-ink-2 text-sm underline underline-offset-4 hover:text-ink print:hidden"
          >
            Export CSV
          </a>
        }
      />
      <AuditState />
      <SavedViews store={useSavedViews('audit')} given={views} isPart={(name) => name !== 'event'} />
      <FilterFold
        search={
          <SearchBox
            label="Search by act"
            placeholder="How the act begins, such as payment."
            value={action}
            onSearch={(text) => change({ action: text.trim().slice(0, 100) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="Actor" hint="E-mail address, user name, system or visitor">
          <TypedText value={actor} most={100} onType={(text) => change({ actor: text })} />
        </Field>
        <Field label="Done to" hint="Such as organization:…">
          <TypedText value={subject} most={200} onType={(text) => change({ subject: text })} />
        </Field>
        <PeriodFields from={from} to={to} onChange={change} />
      </FilterFold>
      <OperatorTable
        label="Audit"
        what="The audit"
        columns={columns}
        result={result}
        empty={
          <EmptyState title={isFiltered ? 'Nothing found' : 'Nothing has been done yet'}>
            {isFiltered ? 'Nothing fits these filters.' : 'What people do is written down here.'}
          </EmptyState>
        }
      />
      <AuditEventDialog
        open={opened !== ''}
        id={opened}
        onClose={() => change({ event: '' })}
        onNarrow={(narrowed) => change({ event: '', action: '', actor: '', subject: '', ...narrowed })}
      />
    </>
  );
}

const columns: readonly Column<AuditEventDto>[] = [
  {
    label: 'Act',
    cell: ({ id, action }) => (
      <PanelLink name="event" id={id}>
        {actText(action)}
      </PanelLink>
    ),
  },
  { label: 'Actor', wraps: true, isUnderFirst: true, cell: actorText },
  { label: 'Done to', wraps: 'sentence', cell: (event) => <AuditSubject event={event} /> },
  { label: 'When', isUnderFirst: true, cell: ({ at }) => <MomentText at={at} /> },
  { label: 'Chained', cell: ({ isSealed }) => (isSealed ? 'Yes' : 'Within a minute') },
];

interface TypedTextProps {
  value: string;
  /** How many letters it may have. */
  most: number;
  onType: (text: string) => void;
  id?: string;
}

function TypedText({ value, most, onType, ...input }: TypedTextProps) {
  const { typed, setTyped, ask } = useTyped(value, onType);
  return (
    <TextInput
      {...input}
      maxLength={most}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}

const exportAddress = (filter: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `/api/admin/audit/export${query.size > 0 ? `?${query}` : ''}`;
};
