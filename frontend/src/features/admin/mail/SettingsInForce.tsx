import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import {
  type MailSettingsChangeDto,
  type MailSettingsDto,
  useGetMailSettingsQuery,
  useRollBackMailSettingsMutation,
} from '@alliance/api-client/delivery';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { SmtpFacts } from './SmtpFacts';

type Target = 'previous' | 'environment';

/** What mail leaves by, the way back, and who has changed it. */
export function SettingsInForce() {
  const { data, error, isFetching, refetch } = useGetMailSettingsQuery();
  return (
    <Card>
      <h2 className="text-xl">Current configuration</h2>
      <p className="mt-1 mb-4 min-h-5 text-ink-2 text-sm">
        {data && (data.isSaved ? 'Saved here' : 'From the environment')}
      </p>
      {data ? (
        <>
          <SmtpFacts settings={data.inUse} />
          <WayBack settings={data} />
          <History changes={data.history} />
        </>
      ) : error ? (
        <LoadFailure what="The configuration" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-32" />
      )}
    </Card>
  );
}

function WayBack({ settings: { isSaved, previous, isPreviousSaved, environment } }: { settings: MailSettingsDto }) {
  const { data: admin } = useGetCurrentAdminQuery();
  const [rollBack, { isLoading }] = useRollBackMailSettingsMutation();
  const [target, setTarget] = useState<Target>();
  if (!previous || admin?.role !== 'super-admin') return null;
  const goal = target === 'environment' || !isPreviousSaved ? environment : previous;

  const send = async () => {
    try {
      await rollBack({ rollBackMailSettingsDto: { to: target ?? 'previous' } }).unwrap();
    } catch (trouble) {
      return problemText(trouble);
    }
    toast({ title: 'Settings taken back', description: 'Mail leaves by them from the next message on.' });
  };

  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isPreviousSaved && (
        <Button variant="secondary" onClick={() => setTarget('previous')}>
          Take the settings before
        </Button>
      )}
      {isSaved && (
        <Button variant="secondary" onClick={() => setTarget('environment')}>
          Take the environment’s
        </Button>
      )}
      <ConfirmDialog
        open={target !== undefined}
        title={target === 'environment' ? 'Take the environment’s settings?' : 'Take the settings before?'}
        confirm="Take Them"
        confirming="Taking..."
        isLoading={isLoading}
        onConfirm={send}
        onClose={() => setTarget(undefined)}
      >
        {goal.host
          ? `From the next message on mail leaves by ${goal.host}, port ${goal.port}, from ${goal.from}. They are not tried before.`
          : `No mail server stands in the environment: ${goal.isCaught ? 'mail is kept on this machine' : 'mail waits in the queue'} from the next message on.`}
      </ConfirmDialog>
    </div>
  );
}

function History({ changes }: { changes: MailSettingsChangeDto[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="Changes" className="mt-6 border-line border-t pt-5">
      <h3 className="font-semibold">Changes</h3>
      <ol className="mt-2 space-y-3 text-sm">
        {changes.map(({ number, act, host, port, sender, savedByEmail, savedAt }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            <p>
              {act === 'saved' ? 'Saved' : 'Taken back'}:{' '}
              {host ? `${host}, port ${port}` : 'the environment’s settings'}
            </p>
            <p className="text-ink-2 text-xs">
              {sender && `${sender} · `}
              {savedByEmail}&nbsp;· <MomentText at={savedAt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
