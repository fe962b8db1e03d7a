import { useRequestConnectionMutation } from '@alliance/api-client/membership';
import { chosenOrganization, type Viewer } from '@alliance/api-client/viewer';
import { useForm } from 'react-hook-form';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

export interface ConnectDialogProps {
  organization: { id: string; name: string };
  /** What the request is about. */
  about?: { kind: 'problem' | 'solution' | 'project'; id: string; title: string };
  /** The viewer's organizations that may ask. */
  askers: Viewer['organizations'][number]['organization'][];
  onClose: () => void;
}

export default function ConnectDialog({ organization, about, askers, onClose }: ConnectDialogProps) {
  const [request, { isLoading }] = useRequestConnectionMutation();
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Connect & Collaborate"
      description={`Ask ${organization.name} to connect with your organization. They can accept or decline.`}
    >
      {askers.length > 0 ? (
        <ConnectForm
          organization={organization}
          about={about}
          askers={askers}
          request={request}
          isLoading={isLoading}
          onClose={onClose}
        />
      ) : (
        <p>Only an owner or admin of an organization can ask another one to connect. Ask one of yours to do it.</p>
      )}
    </Dialog>
  );
}

interface ConnectFormProps extends Omit<ConnectDialogProps, 'onClose'> {
  request: ReturnType<typeof useRequestConnectionMutation>[0];
  isLoading: boolean;
  onClose: () => void;
}

function ConnectForm({ organization, about, askers, request, isLoading, onClose }: ConnectFormProps) {
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { note: '', fromOrganizationId: askers[0]?.id ?? '' },
  });
  const forget = useFormDraft(form, `connect:${organization.id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ note, fromOrganizationId }: { note: string; fromOrganizationId: string }) => {
    try {
      await request({
        requestConnectionDto: {
          organizationId: organization.id,
          note,
          fromOrganizationId: chosenOrganization(askers, fromOrganizationId),
          ...(about && { about: { kind: about.kind, id: about.id } }),
        },
      }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: `Connection request sent to ${organization.name}.` });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <OrganizationField id="fromOrganizationId" organizations={askers} {...form.register('fromOrganizationId')} />
      <Field
        id="note"
        label="Note"
        required
        hint={about ? `The request is about “${about.title}”.` : 'What you would like to do together.'}
        error={form.formState.errors.note?.message}
      >
        <TextArea
          maxLength={1000}
          {...form.register('note', {
            validate: (note) => note.trim() !== '' || 'Say in a few words why you would like to connect',
          })}
        />
      </Field>
      <FormActions submit="Send Request" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
    </form>
  );
}
