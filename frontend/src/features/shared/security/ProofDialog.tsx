import { problemText } from '@alliance/api-client/problem';
import { type SecurityDto, useGetSecurityQuery, useProveMutation } from '@alliance/api-client/security';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, LinkButton } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { PasswordInput } from '@/ui/PasswordInput';
import { Skeleton } from '@/ui/Skeleton';
import { knowsPasskeys, passkeyTrouble, useAnsweredChallenge } from './passkey';

interface ProofDialogProps {
  onProven: () => void;
  onClose: () => void;
}

/** Asks who is signed in to prove once more that it is them. What they were about to do goes on by itself then. */
export default function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const { data: security, error, isFetching, refetch } = useGetSecurityQuery();
  const [prove, { isLoading }] = useProveMutation();
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Is it you?"
      description="Nobody is to do this at a screen that you have left, so prove once more who you are. It is good for ten minutes."
    >
      {security ? (
        <Ways security={security} prove={prove} isLoading={isLoading} onProven={onProven} onClose={onClose} />
      ) : error ? (
        <LoadFailure what="How you sign in" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

interface WaysProps extends ProofDialogProps {
  security: SecurityDto;
  prove: ReturnType<typeof useProveMutation>[0];
  isLoading: boolean;
}

function Ways({ security, prove, isLoading, onProven, onClose }: WaysProps) {
  const { hasPassword, authenticatorSince, passkeys } = security;
  const hasFactor = authenticatorSince !== null || passkeys.length > 0;
  const way = hasFactor ? 'code' : 'password';
  const answer = useAnsweredChallenge();
  const form = useForm({ shouldFocusError: false, defaultValues: { typed: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  if (!hasFactor && !hasPassword)
    return (
      <>
        <p>You sign in through your identity provider. Sign in there again, and come back to do this.</p>
        <LinkButton
          to={`/api/login?return=${encodeURIComponent(window.location.pathname + window.location.search)}`}
          className="mt-5"
        >
          Sign in again
        </LinkButton>
      </>
    );

  const send = async ({ typed }: { typed: string }) => {
    setTrouble([]);
    try {
      await prove({ proofDto: { [way]: typed } }).unwrap();
      onProven();
    } catch (error) {
      failed(error);
    }
  };
  const sendPasskey = async () => {
    setTrouble([]);
    try {
      await prove({ proofDto: { credential: await answer() } }).unwrap();
      onProven();
    } catch (error) {
      setTrouble([{ message: passkeyTrouble(error) }]);
    }
  };

  const required = hasFactor ? 'Enter the code' : 'Enter your password';
  return (
    <>
      <ErrorSummary errors={trouble} title="That did not work" />
      {passkeys.length > 0 && knowsPasskeys() && (
        <Button variant="secondary" wide className="mb-5" onClick={sendPasskey} pending={isLoading}>
          Use a passkey
        </Button>
      )}
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {hasFactor ? (
          <Field
            id="typed"
            label="Code"
            required
            hint={
              authenticatorSince
                ? 'Six digits of your authenticator app, or a recovery code.'
                : 'One of your recovery codes.'
            }
            error={form.formState.errors.typed?.message}
          >
            <TextInput autoComplete="one-time-code" {...form.register('typed', { required })} />
          </Field>
        ) : (
          <Field id="typed" label="Password" required error={form.formState.errors.typed?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('typed', { required })} />
          </Field>
        )}
        <FormActions submit="Go on" submitting="Checking..." isLoading={isLoading} onClose={onClose} />
      </form>
    </>
  );
}
