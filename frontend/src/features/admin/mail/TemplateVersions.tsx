import { type MailTemplateVersionDto, useListMailTemplateVersionsQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { momentOf } from '@/ui/in-words';
import { NativeSelect } from '@/ui/inputs';
import { Skeleton } from '@/ui/Skeleton';
import { lineDiff } from '../lineDiff';
import { TextDifference } from '../TextDifference';

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
            label: `${momentOf(seenAt)}${isCurrent ? ' (now)' : ''}`,
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
      <TextDifference label={label} lines={lineDiff(before[part], version[part])} />
    </div>
  ));
}
