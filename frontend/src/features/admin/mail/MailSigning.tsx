import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import {
  type SigningKeyDto,
  useEndSigningKeyMutation,
  useGetMailSigningQuery,
  useMakeSigningKeyMutation,
  useSignByKeyMutation,
} from '@alliance/api-client/delivery';
import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { CopyButton } from './CopyButton';

/** By which key mail is signed, and what the sender’s domain must publish for it. */
export function MailSigning() {
  const { data, error, isFetching, refetch } = useGetMailSigningQuery();
  return (
    <Card>
      <h2 className="text-xl">DKIM signature</h2>
      {data ? (
        <Keys domain={data.domain} inUse={data.inUse} waiting={data.waiting} />
      ) : error ? (
        <LoadFailure what="The signature" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="mt-4 h-32" />
      )}
    </Card>
  );
}

interface KeysProps {
  domain: string;
  inUse: SigningKeyDto | null;
  waiting: SigningKeyDto | null;
}

function Keys({ domain, inUse, waiting }: KeysProps) {
  const { data: admin } = useGetCurrentAdminQuery();
  const [make, { isLoading: isMaking }] = useMakeSigningKeyMutation();
  const [sign, { isLoading: isChecking }] = useSignByKeyMutation();
  const [end, { isLoading: isEnding }] = useEndSigningKeyMutation();
  const [ending, setEnding] = useState<SigningKeyDto>();
  const mayChange = admin?.role === 'super-admin';

  const send = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast({ title: done });
    } catch (trouble) {
      toast({ title: 'Nothing was changed', description: problemText(trouble), variant: 'destructive' });
    }
  };
  const forget = async () => {
    try {
      await end({ id: ending?.id ?? '' }).unwrap();
    } catch (trouble) {
      return problemText(trouble);
    }
    toast({ title: 'Key forgotten' });
  };

  return (
    <>
      <p className="mt-2 text-ink-2 text-sm [overflow-wrap:anywhere]">
        {inUse
          ? `Mail from ${domain} is signed. Keep the record for as long as it is.`
          : `Mail from ${domain} is not signed here. Providers often sign it themselves; otherwise it ends among spam.`}
      </p>
      {inUse && (
        <Key of={inUse} badge={<Badge tone="green">Signs</Badge>}>
          {mayChange && inUse.id && (
            <Button variant="quiet" onClick={() => setEnding(inUse)}>
              Stop signing
            </Button>
          )}
        </Key>
      )}
      {waiting && (
        <Key of={waiting} badge={<Badge tone="yellow">Waiting</Badge>}>
          <p className="w-full text-ink-2">Publish this record. Mail is signed once it is found.</p>
          {mayChange && (
            <>
              <Button
                variant="secondary"
                pending={isChecking}
                onClick={() => send(() => sign({ id: waiting.id ?? '' }).unwrap(), 'Mail is signed')}
              >
                {isChecking ? 'Checking...' : 'Check and sign'}
              </Button>
              <Button variant="quiet" onClick={() => setEnding(waiting)}>
                Discard
              </Button>
            </>
          )}
        </Key>
      )}
      {mayChange && !waiting && (
        <div className="mt-4">
          <Button
            variant="secondary"
            pending={isMaking}
            onClick={() => send(() => make({}).unwrap(), 'Key made: publish its record')}
          >
            {isMaking ? 'Making...' : inUse ? 'Make another key' : 'Make a key'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        title={`Forget the key ${ending?.selector ?? ''}?`}
        confirm="Forget"
        confirming="Forgetting..."
        isLoading={isEnding}
        onConfirm={forget}
        onClose={() => setEnding(undefined)}
      >
        {ending?.usedFrom
          ? 'Mail is signed by it no more. Leave its record for some days, until mail that is under way has arrived.'
          : 'It has signed nothing. Its record can be removed.'}
      </ConfirmDialog>
    </>
  );
}

function Key({ of, badge, children }: { of: SigningKeyDto; badge: ReactNode; children: ReactNode }) {
  const { selector, recordName, record, usedFrom, id } = of;
  return (
    <section aria-label={`Key ${selector}`} className="mt-4 border-line border-t pt-4 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">{selector}</h3>
        {badge}
        {usedFrom && (
          <span className="text-ink-2 text-xs">
            since <DateText at={usedFrom} />
          </span>
        )}
        {!id && <span className="text-ink-2 text-xs">from the environment</span>}
      </div>
      <dl className="mt-3 space-y-3">
        {[
          ['Name of the TXT record', recordName],
          ['Its value', record],
        ].map(([label = '', value = '']) => (
          <div key={label}>
            <dt className="text-ink-3 text-xs">{label}</dt>
            <dd className="mt-1 flex flex-wrap items-start justify-between gap-2">
              <code className="min-w-0 flex-1 basis-60 text-xs [overflow-wrap:anywhere]">{value}</code>
              <CopyButton label={label} text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
