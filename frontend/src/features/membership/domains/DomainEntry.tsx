import { type DomainDto, useCheckDomainMutation, useRemoveDomainMutation } from '@alliance/api-client/domains';
import { problemText } from '@alliance/api-client/problem';
import { useId, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CopyButton } from '@/ui/CopyButton';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';

const MailProofDialog = laterDialog(() => import('./MailProofDialog'));

interface DomainEntryProps {
  domain: DomainDto;
  organizationId: string;
}

/** A domain: proven, or what proves it. */
export function DomainEntry({ domain: { id, domain, provenAt, proof, ...record }, organizationId }: DomainEntryProps) {
  const [check, checking] = useCheckDomainMutation();
  const [remove, removing] = useRemoveDomainMutation();
  const [doing, setDoing] = useState<'mail' | 'remove'>();
  const nameId = useId();

  const look = async () => {
    try {
      await check({ organizationId, id }).unwrap();
    } catch (error) {
      toast({ title: 'Not proven yet.', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: `${domain} is proven.` });
  };
  const end = async () => {
    try {
      await remove({ organizationId, id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `${domain} is removed.` });
  };

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 id={nameId} className="break-all font-medium text-base tracking-normal">
            {domain}
          </h3>
          {provenAt && (
            <p className="text-ink-2 text-sm">
              By {proof === 'dns' ? 'its text record' : 'mail'}, <DateText at={provenAt} />
            </p>
          )}
        </div>
        <Badge tone={provenAt ? 'green' : 'yellow'}>{provenAt ? 'Proven' : 'Not proven'}</Badge>
        <Button variant="quiet" onClick={() => setDoing('remove')} aria-describedby={nameId}>
          Remove
        </Button>
      </div>
      {!provenAt && (
        <div className="mt-3 space-y-4 rounded-lg border border-line bg-sunken p-4">
          <p className="max-w-prose text-ink-2 text-sm">
            Add this text record (TXT) where the domain’s name servers are managed, then check it. Or let us mail its
            administrators.
          </p>
          <dl className="grid gap-3">
            <RecordPart name="Name" value={record.recordName} />
            <RecordPart name="Value" value={record.recordValue} />
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button onClick={look} pending={checking.isLoading} aria-describedby={nameId}>
              {checking.isLoading ? 'Checking...' : 'Check Record'}
            </Button>
            <Button variant="secondary" onClick={() => setDoing('mail')} aria-describedby={nameId}>
              Prove by Mail
            </Button>
          </div>
        </div>
      )}
      <MailProofDialog
        open={doing === 'mail'}
        domain={{ id, name: domain }}
        organizationId={organizationId}
        onClose={() => setDoing(undefined)}
      />
      {doing === 'remove' && (
        <ConfirmDialog
          title={`Remove ${domain}`}
          confirm="Remove Domain"
          confirming="Removing..."
          isLoading={removing.isLoading}
          onConfirm={end}
          onClose={() => setDoing(undefined)}
        >
          {provenAt
            ? 'People with an address there can no longer ask to join. Without a proven domain the organization is verified only if the alliance has checked it.'
            : 'What would have proven it proves nothing any more.'}
        </ConfirmDialog>
      )}
    </li>
  );
}

function RecordPart({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-sm">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-all font-mono text-sm">{value}</span>
        <CopyButton value={value} what={name.toLowerCase()} />
      </dd>
    </div>
  );
}
