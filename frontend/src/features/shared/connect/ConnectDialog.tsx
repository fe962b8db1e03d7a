import type { SolutionDto } from '@alliance/api-client/innovation';
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

interface ConnectDialogProps {
  solution: SolutionDto;
  /** The viewer's organizations that may ask. */
  askers: Viewer['organizations'][number]['organization'][];
  onClose: () => void;
}

export default function ConnectDialog({ solution, askers, onClose }: ConnectDialogProps) {
  const [request, { isLoading }] = useRequestConnectionMutation();
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Connect & Collaborate"
      description={`Ask ${solution.submittedBy.name} to connect with your organization. They can accept or decline.`}
    >
      {askers.length > 0 ? (
        <ConnectForm solution={solution} askers={askers} request={request} isLoading={isLoading} onClose={onClose} />
      ) : (
        <p>Only an owner or admin of an organization can ask another one to connect. Ask one of yours to do it.</p>
      )}
    </Dialog>
  );
}

interface ConnectFormProps extends Pick<ConnectDialogProps, 'solution' | 'askers'> {
  request: ReturnType<typeof useRequestConnectionMutation>[0];
  isLoading: boolean;
  onClose: () => void;
}

function ConnectForm({ solution, askers, request, isLoading, onClose }: ConnectFormProps) {
  const { submittedBy } = solution;
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { note: '', fromOrganizationId: askers[0]?.id ?? '' },
  });
  const forget = useFormDraft(form, `connect:${submittedBy.id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ note, fromOrganizationId }: { note: string; fromOrganizationId: string }) => {
    try {
      await request({
        requestConnectionDto: {
          organizationId: submittedBy.id,
          note,
          fromOrganizationId: chosenOrganization(askers, fromOrganizationId),
        },
      }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: `Connection request sent to ${submittedBy.name}.` });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <OrganizationField id="fromOrganizationId" organizations={askers} {...form.register('fromOrganizationId')} />
      <Field
        id="note"
        label="Note"
        required
        hint={`What you would like to do together, for example with “${solution.title}”.`}
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
