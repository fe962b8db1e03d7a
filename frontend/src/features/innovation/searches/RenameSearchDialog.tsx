import { type SavedSearchDto, useChangeSavedSearchMutation } from '@alliance/api-client/innovation';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface RenameSearchDialogProps {
  search: SavedSearchDto;
  onClose: () => void;
}

export default function RenameSearchDialog({ search, onClose }: RenameSearchDialogProps) {
  const { id, query, frequency } = search;
  const [change, { isLoading }] = useChangeSavedSearchMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { name: search.name } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ name }: { name: string }) => {
    const { error } = await change({ id, changeSavedSearchDto: { name: name.trim(), query, frequency } });
    if (error) return failed(error);
    onClose();
    toast({ title: 'Search renamed', description: `It is called “${name.trim()}” now.` });
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title="Rename search">
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="name" label="Name" required error={form.formState.errors.name?.message}>
          <TextInput
            maxLength={80}
            {...form.register('name', { validate: (name) => name.trim() !== '' || 'Give the search a name' })}
          />
        </Field>
        <FormActions submit="Rename" submitting="Renaming..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
