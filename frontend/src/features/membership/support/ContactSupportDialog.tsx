import { useOpenTicketMutation } from '@alliance/api-client/support';
import { organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { longestMessage, supportPage } from '@/features/shared/support/support-words';
import { Facts } from '@/ui/browse/Facts';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface ContactSupportDialogProps {
  /** The page on which help was asked for. */
  from: string | null;
  /** Of the person’s first organization. */
  memberId: string | null;
  onClose: () => void;
}

const empty = { subject: '', text: '', organizationId: '' };
const everyRole = ['owner', 'admin', 'member', 'viewer'] as const;

/** What is it about, and what would help? The rest the server knows. */
export default function ContactSupportDialog({ from, memberId, onClose }: ContactSupportDialogProps) {
  const [open, { isLoading }] = useOpenTicketMutation();
  const organizations = organizationsAs(useViewer().viewer, everyRole);
  const form = useForm({ shouldFocusError: false, defaultValues: empty });
  const { summary, refused, failed } = useFormErrors(form);
  const forget = useFormDraft(form, 'contact-support');
  const navigate = useNavigate();
  const { errors } = form.formState;
  const page = from && /^\/(?![/\\])\S*$/.test(from) ? from.slice(0, 300) : undefined;

  const send = async ({ subject, text, organizationId }: typeof empty) => {
    try {
      const openTicketDto = { subject, text, organizationId: organizationId || undefined, page };
      const { id } = await open({ openTicketDto }).unwrap();
      forget();
      toast({ title: 'Sent', description: 'We answer within one working day, here and by mail.' });
      navigate(`${supportPage}/${id}`, { replace: true });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Contact Support"
      description="A person reads it and answers within one working day."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <OrganizationField id="organizationId" organizations={organizations} {...form.register('organizationId')} />
        <Field id="subject" label="Subject" required error={errors.subject?.message}>
          <TextInput
            maxLength={150}
            {...form.register('subject', { validate: (text) => text.trim() !== '' || 'Please say what it is about' })}
          />
        </Field>
        <Field
          id="text"
          label="What happened, and what would help?"
          required
          hint="Never send a password or a card number."
          error={errors.text?.message}
        >
          <TextArea
            rows={6}
            maxLength={longestMessage}
            {...form.register('text', { validate: (text) => text.trim() !== '' || 'Please say what would help' })}
          />
        </Field>
        {(page || (memberId && organizations.length < 2)) && (
          <Facts
            facts={[
              ['Member ID', organizations.length < 2 && memberId],
              ['Page', page],
            ]}
          />
        )}
        <FormActions submit="Send" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
