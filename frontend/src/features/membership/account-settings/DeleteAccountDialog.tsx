import { type AccountDto, useAskAccountDeletionMutation } from '@alliance/api-client/account';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { allOf } from '@/ui/in-words';
import { TextInput } from '@/ui/inputs';

/** What follows, and one's address typed once more. */
export default function DeleteAccountDialog({ account, onClose }: { account: AccountDto; onClose: () => void }) {
  const [ask, { isLoading }] = useAskAccountDeletionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { confirmation: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const { email, leaving } = account;
  const ending = leaving.ending.map(({ name }) => name);

  const send = ({ confirmation }: { confirmation: string }) =>
    ask({ askDeletionDto: { confirmation } }).unwrap().then(onClose, failed);

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Delete your account"
      description="For 30 days you may sign in and keep it, and do nothing else. After that your name, address, picture, saved searches, watches and memberships are gone for good."
    >
      {ending.length > 0 && (
        <p className="mb-5">
          You are alone in <strong className="break-words font-medium">{allOf(ending)}</strong>: it leaves the alliance
          with you, and its subscription is not renewed.
        </p>
      )}
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="confirmation"
          label="Your e-mail address"
          required
          hint={
            <>
              Type <span className="break-all">{email}</span> to confirm.
            </>
          }
          error={form.formState.errors.confirmation?.message}
        >
          <TextInput
            autoComplete="off"
            {...form.register('confirmation', {
              validate: (typed) =>
                typed.trim().toLowerCase() === email || 'Type your e-mail address as it stands below',
            })}
          />
        </Field>
        <FormActions
          submit="Delete Account"
          submitting="Deleting..."
          dismiss="Keep Account"
          variant="danger"
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
