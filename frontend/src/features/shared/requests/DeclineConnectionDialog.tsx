import { useDeclineConnectionMutation } from '@alliance/api-client/membership';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface DeclineConnectionDialogProps {
  connection: { id: string; from: { name: string } };
  onDone?: () => void;
  onClose: () => void;
}

export default function DeclineConnectionDialog({ connection, onDone, onClose }: DeclineConnectionDialogProps) {
  const [decline, { isLoading }] = useDeclineConnectionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const forget = useFormDraft(form, `decline-connection:${connection.id}`);
  const [summary, setSummary] = useState<ComponentProps<typeof ErrorSummary>>({ errors: [] });

  const send = async ({ reason }: { reason: string }) => {
    try {
      await decline({ id: connection.id, declineConnectionDto: { reason } }).unwrap();
    } catch (error) {
      setSummary({
        title: 'The request was not declined. Nothing you typed is lost.',
        errors: [{ message: fieldProblems(error).reason ?? problemText(error) }],
      });
      return;
    }
    forget();
    onClose();
    onDone?.();
    toast({ title: 'Success', description: 'Connection request declined.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Decline connection"
      description={`${connection.from.name} is told why.`}
    >
      <form
        noValidate
        onSubmit={handleSubmit(send, () => setSummary({ errors: [{ fieldId: 'reason', message: 'Give a reason' }] }))}
        className="flex flex-col gap-5"
      >
        <ErrorSummary {...summary} />
        <Field id="reason" label="Reason" required error={formState.errors.reason?.message}>
          <TextArea
            rows={3}
            maxLength={1000}
            {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Give a reason' })}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={isLoading}>
            {isLoading ? 'Declining...' : 'Decline Request'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
