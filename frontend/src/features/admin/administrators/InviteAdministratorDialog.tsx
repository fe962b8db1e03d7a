import { type AdminRole, useInviteAdministratorMutation } from '@alliance/api-client/administrators';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { adminRoleOptions } from './admin-roles';

interface InviteAdministratorDialogProps {
  /** Who is invited again, and as what. */
  email?: string;
  role?: AdminRole;
  onClose: () => void;
}

export default function InviteAdministratorDialog({
  email = '',
  role = 'operator',
  onClose,
}: InviteAdministratorDialogProps) {
  const [invite, { isLoading }] = useInviteAdministratorMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { email, role } });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const send = async (inviteAdministratorDto: { email: string; role: AdminRole }) => {
    try {
      await invite({ inviteAdministratorDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    onClose();
    toast({ title: 'Success', description: `The invitation is on its way to ${inviteAdministratorDto.email}.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Invite administrator"
      description="They get a link by mail, choose a username and a password, and sign in at /admin-login. The link works for three days."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="email" label="E-mail address" required error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            {...form.register('email', { required: 'Enter the e-mail address' })}
          />
        </Field>
        <Field id="role" label="Role" error={errors.role?.message}>
          <NativeSelect options={adminRoleOptions} {...form.register('role')} />
        </Field>
        <FormActions submit="Send Invitation" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
