import { type ConversationPersonDto, useBlockMessagesMutation } from '@alliance/api-client/conversations';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { organizationsOf } from './naming';

interface BlockDialogProps {
  people: ConversationPersonDto[];
  /** Nobody blocks their own. */
  ownOrganizationId: string;
  onClose: () => void;
}

/** From whom of a conversation the viewer takes no more messages: a person, or everybody of an organization. */
export default function BlockDialog({ people, ownOrganizationId, onClose }: BlockDialogProps) {
  const [block, { isLoading }] = useBlockMessagesMutation();
  const organizations = organizationsOf({ people }).filter(({ id }) => id !== ownOrganizationId);
  const options = [
    ...people.map(({ id, name }) => ({ value: `person:${id}`, label: name })),
    ...organizations.map(({ id, name }) => ({ value: `organization:${id}`, label: `Everybody of ${name}` })),
  ];
  const form = useForm({ shouldFocusError: false, defaultValues: { whom: options[0]?.value ?? '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ whom }: { whom: string }) => {
    const [kind, id = ''] = whom.split(':');
    try {
      await block({ blockMessagesDto: kind === 'person' ? { personId: id } : { organizationId: id } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    onClose();
    const label = options.find(({ value }) => value === whom)?.label;
    toast({ title: 'Success', description: `${label} cannot write to you any more.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Block"
      description="You take no more messages from them, and write them none. They get no notice of it, but read in your conversations that somebody there takes no messages from them. You can take it back."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="whom" label="From whom" error={form.formState.errors.whom?.message}>
          <NativeSelect options={options} {...form.register('whom')} />
        </Field>
        <FormActions submit="Block" submitting="Blocking..." isLoading={isLoading} onClose={onClose} variant="danger" />
      </form>
    </Dialog>
  );
}
