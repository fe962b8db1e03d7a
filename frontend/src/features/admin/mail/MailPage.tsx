import {
  type MessageDto,
  useBrowseMessagesInfiniteQuery,
  useListMailTemplatesQuery,
  useResendMessageMutation,
} from '@alliance/api-client/mail';
import { Badge } from '@/ui/Badge';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFields } from '@/ui/PeriodFields';
import { SearchBox } from '@/ui/SearchBox';
import { PanelLink } from '../PanelLink';
import { options, stateLabels, stateTones } from './mail-words';

const MessagePanel = laterDialog(() => import('./MessagePanel'));

const columns: readonly Column<MessageDto>[] = [
  {
    label: 'Recipient',
    cell: ({ id, toAddress }) => (
      <PanelLink name="message" id={id}>
        <span className="[overflow-wrap:anywhere]">{toAddress}</span>
      </PanelLink>
    ),
  },
  { label: 'State', cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge> },
  { label: 'Subject', wraps: 'sentence', isUnderFirst: true, cell: ({ subject }) => subject },
  { label: 'Template', cell: ({ template, isResend }) => (isResend ? `${template} (again)` : template) },
  {
    label: 'Server’s answer',
    wraps: 'sentence',
    cell: ({ lastError }) => (lastError ? <span className="text-xs">{lastError}</span> : '–'),
  },
  { label: 'Tries', isFigure: true, cell: ({ attempts }) => attempts },
  { label: 'Queued', isUnderFirst: true, cell: ({ queuedAt }) => <MomentText at={queuedAt} /> },
];

const views = [
  { name: 'All', query: '' },
  { name: 'Waiting', query: 'state=queued' },
  { name: 'Put off', query: 'state=deferred' },
  { name: 'Failed', query: 'state=failed' },
  { name: 'Bounced', query: 'state=bounced' },
  { name: 'Suppressed', query: 'state=suppressed' },
];

const filterNames = ['state', 'template', 'recipient', 'from', 'to'] as const;

/** Every mail that left or did not, and why. */
export default function MailPage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(filterNames);
  const { state = '', template = '', recipient = '', from = '', to = '' } = filter;
  const messageId = parameters.get('message') ?? '';
  const result = useBrowseMessagesInfiniteQuery(filter);
  const { data: templates = [] } = useListMailTemplatesQuery();
  const [resend] = useResendMessageMutation();
  const actions = [
    { label: 'Send again', done: 'Queued again', onEach: ({ id }: MessageDto) => resend({ id }).unwrap() },
  ];
  return (
    <>
      <PageHeader
        title="Mail"
        description="Every message with what became of it, in the mail server’s own words. Secrets in links are hidden here."
      />
      <SavedViews store={useSavedViews('mail')} given={views} isPart={(name) => name !== 'message'} />
      <FilterFold
        search={
          <SearchBox
            label="Search by recipient"
            placeholder="Recipient’s address"
            value={recipient}
            onSearch={(text) => change({ recipient: text.trim().slice(0, 254) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="State">
          <NativeSelect
            placeholder="All"
            options={options(stateLabels)}
            value={state}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
        <Field label="Template">
          <NativeSelect
            placeholder="All"
            options={templates.map(({ name }) => ({ value: name, label: name }))}
            value={template}
            onChange={({ target }) => change({ template: target.value })}
          />
        </Field>
        <PeriodFields from={from} to={to} onChange={change} />
      </FilterFold>
      <OperatorTable
        label="Messages"
        what="The list of messages"
        columns={columns}
        result={result}
        bulk={{ nameOf: ({ toAddress, subject }) => `${subject} to ${toAddress}`, actions }}
        empty={
          <EmptyState title={isFiltered ? 'No messages found' : 'No messages yet'}>
            {isFiltered ? 'Nothing fits these filters.' : 'What the alliance mails to people appears here.'}
          </EmptyState>
        }
      />
      <MessagePanel open={messageId !== ''} messageId={messageId} onClose={() => change({ message: '' })} />
    </>
  );
}
