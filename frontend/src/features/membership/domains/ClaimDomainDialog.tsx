import { useClaimDomainMutation } from '@alliance/api-client/domains';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface ClaimDomainDialogProps {
  organizationId: string;
  onClose: () => void;
}

export default function ClaimDomainDialog({ organizationId, onClose }: ClaimDomainDialogProps) {
  const [claim, { isLoading }] = useClaimDomainMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { domain: '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ domain }: { domain: string }) => {
    try {
      await claim({ organizationId, claimDomainDto: { domain } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    onClose();
    toast({ title: 'Success', description: 'Domain added. Prove it now.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Add domain"
      description="One that belongs to the organization alone. You prove it by a text record, or by mail to its administrators."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="domain"
          label="Domain"
          required
          hint="Such as techflow.example"
          error={form.formState.errors.domain?.message}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            {...form.register('domain', { validate: (domain) => domain.trim() !== '' || 'Enter a domain' })}
          />
        </Field>
        <FormActions submit="Add Domain" submitting="Adding..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
