import { type MailTemplateVersionDto, useListMailTemplateVersionsQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { Skeleton } from '@/ui/Skeleton';
import { type DiffLine, lineDiff } from './lineDiff';

/** What releases have changed of a template. */
export function TemplateVersions({ name }: { name: string }) {
  const { currentData: versions, error, isFetching, refetch } = useListMailTemplateVersionsQuery({ name });
  return (
    <section aria-label="Versions">
      <h3 className="font-semibold">Versions</h3>
      {versions ? (
        <Compared key={name} versions={versions} />
      ) : error ? (
        <LoadFailure what="The list of versions" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="mt-2 h-24" />
      )}
    </section>
  );
}

const dated = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Compared({ versions }: { versions: MailTemplateVersionDto[] }) {
  const [chosen, choose] = useState(versions[0]?.id ?? '');
  const place = versions.findIndex(({ id }) => id === chosen);
  const version = versions[place];
  const before = versions[place + 1];
  if (!version) return <p className="mt-2 text-ink-2 text-sm">No version has been written down yet.</p>;
  if (versions.length === 1)
    return (
      <p className="mt-2 text-ink-2 text-sm">
        There has been one version, since <DateText at={version.seenAt} />.
      </p>
    );
  return (
    <div className="mt-2 space-y-4">
      <Field label="Version since">
        <NativeSelect
          options={versions.map(({ id, seenAt, isCurrent }) => ({
            value: id,
            label: `${dated.format(new Date(seenAt))}${isCurrent ? ' (now)' : ''}`,
          }))}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {before ? (
        <Changes version={version} before={before} />
      ) : (
        <p className="text-ink-2 text-sm">The first version that is known: nothing to compare it with.</p>
      )}
    </div>
  );
}

const parts = [
  ['subject', 'Subject'],
  ['preview', 'Beside the subject'],
  ['text', 'Text'],
  ['html', 'HTML'],
] as const;

function Changes({ version, before }: Record<'version' | 'before', MailTemplateVersionDto>) {
  const changed = parts.filter(([part]) => version[part] !== before[part]);
  return changed.map(([part, label]) => (
    <div key={part}>
      <h4 className="font-medium text-sm">{label}</h4>
      <Difference label={label} lines={lineDiff(before[part], version[part])} />
    </div>
  ));
}

const looks = {
  same: ['', 'text-ink-2'],
  added: ['Added: ', 'bg-success-soft text-ink'],
  removed: ['Removed: ', 'bg-danger-soft text-ink line-through'],
} as const;

function Difference({ label, lines }: { label: string; lines: DiffLine[] }) {
  const counted = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return (
    <>
      <p className="my-1 flex gap-2 text-xs">
        <Badge tone="green">{`${counted('added')} added`}</Badge>
        <Badge tone="red">{`${counted('removed')} removed`}</Badge>
      </p>
      <ol aria-label={`${label}: lines`} className="rounded-md bg-sunken p-3 font-mono text-xs">
        {lines.map(({ kind, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two texts that do not change
          <li key={place} className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${looks[kind][1]}`}>
            {looks[kind][0] && <span className="sr-only">{looks[kind][0]}</span>}
            {text || '\u00a0'}
          </li>
        ))}
      </ol>
    </>
  );
}
