import type { EntitlementFeature } from '@alliance/api-client/billing';
import type { organizationsAs } from '@alliance/api-client/viewer';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { StopOverForm } from '@/features/shared/upgrade/StopOverForm';
import { useStop } from '@/features/shared/upgrade/useStop';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NewTabLink } from '@/ui/NewTabLink';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import type { Submission } from './SubmissionFields';

interface Copy {
  id: string;
  title: string;
  says: string;
}

interface SubmissionFormProps<Values extends Submission>
  extends Pick<ComponentProps<typeof FormActions>, 'submit' | 'isLoading' | 'onClose' | 'beside'> {
  form: UseFormReturn<Values>;
  noun: 'problem' | 'solution';
  /** Under which name what is typed is kept. */
  draft: string;
  /** Finds what is there already and says almost the same, and what that means, as a sentence after its title. Never fails. */
  findCopy: (values: Values) => Promise<Copy | undefined>;
  send: (values: Values) => Promise<unknown>;
  /** On behalf of whom it can be sent. */
  organizations: ReturnType<typeof organizationsAs>;
  /** What their plans must allow. */
  feature?: EntitlementFeature;
  /** Once it is sent; where absent, the form is closed then. */
  onSent?: () => void;
  children: ReactNode;
}

/** The form of a problem or a solution: kept while it is typed, asked about when it is a near copy, sent once. */
export function SubmissionForm<Values extends Submission>(props: SubmissionFormProps<Values>) {
  const { form, noun, draft, findCopy, send, organizations, feature, submit, isLoading, onClose, beside, children } =
    props;
  const { onSent = onClose } = props;
  const forget = useFormDraft(form, draft);
  const { summary, refused, failed } = useFormErrors(form);
  const [asked, ask] = useState<{ values: Values; copy: Copy }>();
  const [isComparing, setComparing] = useState(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const organizationId = form.watch('organizationId' as Path<Values>) as string;
  const stop = useStop(organizationId, feature);

  const finish = async (values: Values) => {
    try {
      await send(values);
    } catch (error) {
      if (!stop.takes(error)) failed(error);
      return;
    }
    forget();
    onSent();
    toast({ title: 'Success', description: `${noun === 'problem' ? 'Problem' : 'Solution'} submitted successfully!` });
  };

  const compare = async (values: Values) => {
    setComparing(true);
    const copy = await findCopy(values);
    if (isClosed.current) return;
    setComparing(false);
    if (copy) ask({ values, copy });
    else await finish(values);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(compare, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {children}
        <FormActions
          submit={submit}
          submitting="Submitting..."
          isLoading={isComparing || isLoading}
          onClose={onClose}
          beside={beside}
        />
      </form>
      <StopOverForm of={stop} organization={organizations.find(({ id }) => id === organizationId)} />
      {asked && (
        <ConfirmDialog
          title={`Is it the same ${noun}?`}
          variant="primary"
          confirm={submit}
          confirming="Submitting..."
          isLoading={isLoading}
          onConfirm={async () => {
            ask(undefined);
            await finish(asked.values);
            return undefined;
          }}
          onClose={() => ask(undefined)}
        >
          <NewTabLink to={`/${noun}s/${asked.copy.id}`} className="text-ink underline underline-offset-4">
            “{asked.copy.title}”
          </NewTabLink>{' '}
          {asked.copy.says} It opens in a new tab, and what you have typed stays here.
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}
