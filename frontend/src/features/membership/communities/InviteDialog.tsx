import { useInviteToCommunityMutation } from '@alliance/api-client/communities';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

export default function InviteDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [invite, { isLoading }] = useInviteToCommunityMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { email: '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ email }: { email: string }) => {
    try {
      await invite({ slug, inviteToCommunityDto: { email } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    onClose();
    toast({ title: 'Success', description: `The invitation is on its way to ${email}.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Invite somebody"
      description="They get a mail with a link to the community, and can join with an account that has this address."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="email" label="E-mail address" required error={form.formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            {...form.register('email', { validate: (email) => email.trim() !== '' || 'Enter an e-mail address' })}
          />
        </Field>
        <FormActions submit="Send Invitation" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
