import { type ConnectionDto, useDeclineConnectionMutation } from '@alliance/api-client/membership';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';

export function DeclineConnectionDialog({ connection, onClose }: { connection: ConnectionDto; onClose: () => void }) {
  const [decline, { isLoading }] = useDeclineConnectionMutation();
  const { register, handleSubmit, formState } = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const [errors, setErrors] = useState<ErrorLine[]>([]);

  const send = async ({ reason }: { reason: string }) => {
    try {
      await decline({ id: connection.id, declineConnectionDto: { reason } }).unwrap();
    } catch (error) {
      setErrors([{ message: fieldProblems(error).reason ?? problemText(error) }]);
      return;
    }
    onClose();
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
        onSubmit={handleSubmit(send, () => setErrors([{ fieldId: 'reason', message: 'Give a reason' }]))}
        className="flex flex-col gap-5"
      >
        <ErrorSummary errors={errors} />
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
