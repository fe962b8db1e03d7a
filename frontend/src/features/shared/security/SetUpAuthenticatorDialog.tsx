import { problemText } from '@alliance/api-client/problem';
import { useBeginAuthenticatorMutation, useConfirmAuthenticatorMutation } from '@alliance/api-client/security';
import { useCallback, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { Skeleton } from '@/ui/Skeleton';
import { QrCode } from './QrCode';

interface SetUpAuthenticatorDialogProps {
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the key as a picture and as text, and wants a first code of it. */
export default function SetUpAuthenticatorDialog({ onDone, onClose }: SetUpAuthenticatorDialogProps) {
  const [begin, { data: made, error, isLoading: isBeginning }] = useBeginAuthenticatorMutation();
  const [confirm, { isLoading }] = useConfirmAuthenticatorMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { code: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const hasBegun = useRef(false);

  const start = useCallback(() => void begin(), [begin]);
  useEffect(() => {
    if (!hasBegun.current) start();
    hasBegun.current = true;
  }, [start]);

  const send = async ({ code }: { code: string }) => {
    try {
      onDone((await confirm({ codeDto: { code } }).unwrap()).recoveryCodes);
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Set up an authenticator app"
      description="Any app that shows codes of six digits will do, such as the one in your password manager."
    >
      {made ? (
        <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
          <ErrorSummary {...summary} />
          <div className="flex flex-wrap items-start gap-5">
            <QrCode text={made.address} label="QR code with the key for your app" />
            <div className="min-w-0 flex-1 basis-56">
              <p>Scan the picture with the app, or type this key into it:</p>
              <p className="mt-2 break-all rounded-md bg-sunken p-3 font-medium tabular-nums">
                {made.key.replace(/(.{4})(?=.)/g, '$1 ')}
              </p>
            </div>
          </div>
          <Field
            id="code"
            label="Code"
            required
            hint="The six digits that the app shows now."
            error={form.formState.errors.code?.message}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              {...form.register('code', { required: 'Enter the code' })}
            />
          </Field>
          <FormActions submit="Turn On" submitting="Checking..." isLoading={isLoading} onClose={onClose} />
        </form>
      ) : error ? (
        <LoadFailure what="The key" retrying={isBeginning} onRetry={start}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}
