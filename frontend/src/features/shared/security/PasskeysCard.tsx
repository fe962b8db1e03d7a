import { problemText } from '@alliance/api-client/problem';
import { type PasskeyDto, useRemovePasskeyMutation } from '@alliance/api-client/security';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';
import { knowsPasskeys } from './passkey';

const AddPasskeyDialog = laterDialog(() => import('./AddPasskeyDialog'));
const RenamePasskeyDialog = laterDialog(() => import('./RenamePasskeyDialog'));

interface PasskeysCardProps {
  passkeys: PasskeyDto[];
  /** Recovery codes that came with the first. */
  onCodes: (codes: string[]) => void;
}

export function PasskeysCard({ passkeys, onCodes }: PasskeysCardProps) {
  const [adding, setAdding] = useState(false);
  return (
    <Card as="section">
      <h2 className="text-xl">Passkeys</h2>
      <p className="mt-2 text-ink-2">
        A passkey signs you in by your fingerprint, your face or the lock of your device, without a password.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="mt-3 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button variant="secondary" className="mt-4" onClick={() => setAdding(true)}>
          Add a Passkey
        </Button>
      ) : (
        <p className="mt-3 text-ink-3 text-sm">This browser knows no passkeys.</p>
      )}
      {adding && (
        <AddPasskeyDialog
          onClose={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            toast({ title: 'Success', description: 'The passkey was added.' });
            onCodes(codes);
          }}
        />
      )}
    </Card>
  );
}

function PasskeyEntry({ passkey: { id, name, addedAt, usedAt } }: { passkey: PasskeyDto }) {
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const close = () => setDoing(undefined);

  const confirmRemoval = async () => {
    try {
      await remove({ id }).unwrap();
      toast({ title: 'Success', description: `${name} was removed.` });
    } catch (error) {
      return problemText(error);
    }
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">{name}</p>
        <p className="text-ink-3 text-sm">
          Added <DateText at={addedAt} />,{' '}
          {usedAt ? (
            <>
              last used <DateText at={usedAt} />
            </>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setDoing('rename')}>
        Rename
      </Button>
      <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => setDoing('remove')}>
        Remove
      </Button>
      {doing === 'rename' && <RenamePasskeyDialog id={id} name={name} onClose={close} />}
      {doing === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}`}
          confirm="Remove"
          confirming="Removing..."
          isLoading={isLoading}
          onConfirm={confirmRemoval}
          onClose={close}
        >
          It signs you in no more; delete it on the device as well. If it is your only second factor, your recovery
          codes are deleted too.
        </ConfirmDialog>
      )}
    </li>
  );
}
