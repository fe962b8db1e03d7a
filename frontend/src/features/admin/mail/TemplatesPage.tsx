import { type MailTemplateDto, useListMailTemplatesQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { type Column, DenseTable } from '@/ui/browse/OperatorTable';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { PanelLink } from '../PanelLink';

const TemplatePanel = laterDialog(() => import('./TemplatePanel'));

type Line = MailTemplateDto & { id: string };

const columns: readonly Column<Line>[] = [
  {
    label: 'Template',
    cell: ({ name }) => (
      <PanelLink name="template" id={name}>
        {name}
      </PanelLink>
    ),
  },
  { label: 'Subject', wraps: 'sentence', isUnderFirst: true, cell: ({ subject }) => subject },
  { label: 'Variables', isFigure: true, cell: ({ variables }) => variables.length },
  { label: 'Limit for one address', cell: (template) => limitInWords(template) },
  { label: 'Recipients can stop it', cell: ({ canBeStopped }) => (canBeStopped ? 'Yes' : 'No') },
];

/** All mails that the alliance can send. */
export default function TemplatesPage() {
  const { parameters, change } = useParameters();
  const { data, error, isFetching, refetch } = useListMailTemplatesQuery();
  const name = parameters.get('template') ?? '';
  const search = parameters.get('search') ?? '';
  const words = search.toLowerCase();
  const found = (data ?? []).filter((one) => `${one.name} ${one.subject}`.toLowerCase().includes(words));
  const template = data?.find((one) => one.name === name);
  return (
    <>
      <PageHeader
        title="Templates"
        description="Every mail that the alliance sends, with its variables, written with a sample. Values are escaped; prices and limits are always variables."
      />
      <SearchBox
        label="Search templates"
        placeholder="Name or subject"
        value={search}
        onSearch={(text) => change({ search: text.trim() })}
      />
      <div className="mt-4">
        {data ? (
          found.length > 0 ? (
            <DenseTable
              label="Templates"
              columns={columns}
              items={found.map((one) => ({ ...one, id: one.name }))}
              isWhole
            />
          ) : (
            <p>No template has this in its name or subject.</p>
          )
        ) : error ? (
          <LoadFailure what="The templates" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-64" />
        )}
      </div>
      {template && <TemplatePanel template={template} onClose={() => change({ template: '' })} />}
    </>
  );
}

function limitInWords({ limitMails, limitMinutes }: MailTemplateDto): string {
  if (limitMails === null || limitMinutes === null) return 'None';
  const hours = limitMinutes / 60;
  return `${limitMails} in ${Number.isInteger(hours) ? `${hours} h` : `${limitMinutes} min`}`;
}
