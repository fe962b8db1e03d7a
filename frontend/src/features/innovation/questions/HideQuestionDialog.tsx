import { type QuestionDto, useHideQuestionMutation } from '@alliance/api-client/innovation';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface HideQuestionDialogProps {
  question: QuestionDto;
  onClose: () => void;
}

export default function HideQuestionDialog({ question, onClose }: HideQuestionDialogProps) {
  const { id, askedBy } = question;
  const [hide, { isLoading }] = useHideQuestionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const forget = useFormDraft(form, `hide-question:${id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ reason }: { reason: string }) => {
    try {
      await hide({ id, hideQuestionDto: { reason } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Question hidden.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Hide question"
      description={`Other members do not see the question of ${askedBy.name} any more, nor its answer. You can show it again.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="reason"
          label="Reason"
          required
          hint="Shown to the one who asked."
          error={form.formState.errors.reason?.message}
        >
          <TextArea
            maxLength={500}
            {...form.register('reason', {
              validate: (reason) => reason.trim() !== '' || 'Say why, for the one who asked',
            })}
          />
        </Field>
        <FormActions
          submit="Hide Question"
          submitting="Hiding..."
          isLoading={isLoading}
          onClose={onClose}
          variant="danger"
        />
      </form>
    </Dialog>
  );
}
