import { useCloseOrganizationMutation } from '@alliance/api-client/organizations';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface CloseOrganizationDialogProps {
  organization: { id: string; name: string };
  onClose: () => void;
}

/** What follows, and the name of the organization typed once more. */
export default function CloseOrganizationDialog({ organization, onClose }: CloseOrganizationDialogProps) {
  const [close, { isLoading }] = useCloseOrganizationMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { confirmation: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const navigate = useNavigate();
  const { id, name } = organization;

  const send = async ({ confirmation }: { confirmation: string }) => {
    try {
      await close({ organizationId: id, closeOrganizationDto: { confirmation } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    navigate('/', { replace: true });
    toast({ title: 'Success', description: `${name} has left the alliance.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`Close ${name}`}
      description="For good: nobody belongs to it any more, its open problems close, its projects end or go to a partner, its connections and domains end, and what it pays for is not renewed. Invoices stay."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="confirmation"
          label="Name of the organization"
          required
          hint={
            <>
              Type <span className="break-words">{name}</span> to confirm.
            </>
          }
          error={form.formState.errors.confirmation?.message}
        >
          <TextInput
            autoComplete="off"
            {...form.register('confirmation', {
              validate: (typed) => typed.trim() === name || 'Type the name of the organization as it is shown',
            })}
          />
        </Field>
        <FormActions
          submit="Close Organization"
          submitting="Closing..."
          dismiss="Keep Organization"
          variant="danger"
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
