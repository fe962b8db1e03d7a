import {
  useClaimValueMutation,
  useConfirmValueMutation,
  useDisputeValueMutation,
  type ValueEntryDetailDto,
} from '@alliance/api-client/outcomes';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { inFull } from '@/ui/money';
import { Composer } from '@/ui/text/LaterComposer';
import { toast } from '@/ui/toast';

interface ValueActionsProps {
  value: ValueEntryDetailDto;
  /** Once it is confirmed or disputed. */
  onDecided?: () => void;
}

/** What the viewer's side is asked for: to claim it, or to confirm or dispute it. */
export function ValueActions({ value, onDecided }: ValueActionsProps) {
  if (value.can.claim) return <Claim value={value} />;
  if (value.can.confirm || value.can.dispute) return <Decide value={value} onDecided={onDecided} />;
  return null;
}

function Claim({ value: { id, source, files } }: { value: ValueEntryDetailDto }) {
  const [claim, { isLoading }] = useClaimValueMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { source: source ?? '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (typed: { source: string }) => {
    try {
      await claim({ id, claimValueDto: { source: typed.source.trim() || undefined } }).unwrap();
      toast({ title: 'Success', description: 'Value claimed. The other organizations are told.' });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="grid gap-4 rounded-lg bg-sunken p-4">
      <ErrorSummary {...summary} />
      <Field
        id="source"
        label="Source"
        hint={
          files.length > 0
            ? 'Where else it can be looked up.'
            : 'Where it can be looked up. A claim needs a source, or a file.'
        }
        error={form.formState.errors.source?.message}
      >
        <TextInput maxLength={500} {...form.register('source')} />
      </Field>
      <div>
        <Button type="submit" pending={isLoading}>
          {isLoading ? 'Claiming...' : 'Claim Value'}
        </Button>
      </div>
    </form>
  );
}

function Decide({ value: { id, amount, currency, can, enteredBy }, onDecided }: ValueActionsProps) {
  const [confirm, confirming] = useConfirmValueMutation();
  const [dispute] = useDisputeValueMutation();
  const [asking, setAsking] = useState<'confirm' | 'dispute'>();
  const close = () => setAsking(undefined);

  const sendConfirmed = async () => {
    try {
      await confirm({ id, confirmValueDto: {} }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Value confirmed.' });
    onDecided?.();
  };

  if (asking === 'dispute')
    return (
      <Composer
        id="reason"
        draft={`dispute-value:${id}`}
        label="What you dispute"
        hint={`${enteredBy.name} reads it, and may answer.`}
        max={2000}
        required="Say what you dispute"
        submit="Dispute Value"
        submitting="Sending..."
        onSend={async (reason) => {
          await dispute({ id, disputeValueDto: { reason } }).unwrap();
          close();
          toast({ title: 'Success', description: 'Value disputed.' });
          onDecided?.();
        }}
        onCancel={close}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      {can.confirm && <Button onClick={() => setAsking('confirm')}>Confirm Value</Button>}
      {can.dispute && (
        <Button variant="secondary" onClick={() => setAsking('dispute')}>
          Dispute …
        </Button>
      )}
      {asking === 'confirm' && (
        <ConfirmDialog
          title="Confirm value"
          variant="primary"
          confirm="Confirm Value"
          confirming="Confirming..."
          isLoading={confirming.isLoading}
          onConfirm={sendConfirmed}
          onClose={close}
        >
          {inFull(amount, currency)} of {enteredBy.name} counts as confirmed, for all members to see. Your organization
          stands behind it.
        </ConfirmDialog>
      )}
    </div>
  );
}
