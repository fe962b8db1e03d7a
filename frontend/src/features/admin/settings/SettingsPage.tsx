import { problemText } from '@alliance/api-client/problem';
import { type SettingDto, useListSettingsQuery } from '@alliance/api-client/settings';
import { useId, useState } from 'react';
import { Proofs } from '@/features/shared/security/Proofs';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { byPart, settingInWords } from './setting-words';

const ChangeSettingDialog = laterDialog(() => import('./ChangeSettingDialog'));

/** How the alliance works, part by part. */
export default function SettingsPage() {
  const { data, error, isFetching, refetch } = useListSettingsQuery();
  const [chosen, choose] = useState<string>();
  const setting = data?.find(({ name }) => name === chosen);
  return (
    <>
      <Proofs />
      <PageHeader
        title="Settings"
        description="How the alliance works. A change holds at once, for everybody, and is on record."
      />
      {error ? (
        <LoadFailure what="The settings" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <div className="flex flex-col gap-8">
          {byPart(data).map(({ part, settings }) => (
            <Part key={part} name={part} settings={settings} onChange={choose} />
          ))}
        </div>
      )}
      {setting && <ChangeSettingDialog setting={setting} onClose={() => choose(undefined)} />}
    </>
  );
}

interface PartProps {
  name: string;
  settings: SettingDto[];
  onChange: (setting: string) => void;
}

function Part({ name, settings, onChange }: PartProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-xl">
        {name}
      </h2>
      <Card className="p-0 sm:p-0">
        <ul className="divide-y divide-line">
          {settings.map((setting) => (
            <Line key={setting.name} setting={setting} onChange={() => onChange(setting.name)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Line({ setting, onChange }: { setting: SettingDto; onChange: () => void }) {
  const { label, meaning, value, lastChange } = setting;
  const words = settingInWords(setting, value);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium">{label}</h3>
        <p className="mt-1 max-w-2xl text-ink-2 text-sm">{meaning}</p>
        <p className="mt-1 text-ink-3 text-xs">
          {value !== setting.default && `By default ${settingInWords(setting, setting.default).toLowerCase()}. `}
          {lastChange && (
            <>
              Changed by {lastChange.by ?? 'somebody who is gone'}, <MomentText at={lastChange.at} />
            </>
          )}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-medium tabular-nums">{words}</span>
        <Button variant="secondary" onClick={onChange} aria-label={`${label}: ${words}. Change`}>
          Change
        </Button>
      </div>
    </li>
  );
}
