import type { RubricDto } from '@alliance/api-client/evaluation';
import {
  type IndustryProblemDetailDto,
  useEditProblemMutation,
  useSubmitProblemDraftMutation,
  useSubmitProblemMutation,
} from '@alliance/api-client/innovation';
import { fieldProblems } from '@alliance/api-client/problem';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { optionsOf, urgencyLabels } from '@/content/labels';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { StopOverForm } from '@/features/shared/upgrade/StopOverForm';
import { useStop } from '@/features/shared/upgrade/useStop';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { forgetDraft, moveDraft, useFormDraft } from '@/ui/useFormDraft';
import { OverdueStrip } from '../answers/OverdueStrip';
import { useOverdue } from '../answers/useOverdue';
import { RubricConflict } from '../evaluation/rubric/RubricConflict';
import { RubricFields } from '../evaluation/rubric/RubricFields';
import { isRubricComplete, textOf, typedRubric } from '../evaluation/rubric/rubric';
import { useKeptRubric } from '../evaluation/rubric/useKeptRubric';
import { FilesField } from '../files/FilesField';
import { ProblemFiles } from '../files/ProblemFiles';
import { Similar, useSimilar } from '../forms/Similar';
import { SubmissionFields, TagsField } from '../forms/SubmissionFields';
import { BriefFields } from './BriefFields';
import { BriefMeter } from './BriefMeter';
import { BriefPreview } from './BriefPreview';
import {
  type ComposeValues,
  contentOf,
  contentWithout,
  emptyBrief,
  namesOf,
  type Part,
  partsOf,
  valuesOf,
} from './compose-values';
import { EditConflict } from './EditConflict';
import { EstimatedValueField } from './EstimatedValueField';
import { useAutosave } from './useAutosave';

interface ComposeFormProps {
  problem?: IndustryProblemDetailDto;
  /** What its proposals are judged by. */
  rubric?: RubricDto;
  onBegun: (id: string) => void;
}

/** What is written, kept as a draft meanwhile, with how others will see it. */
export function ComposeForm({ problem, rubric: start, onBegun }: ComposeFormProps) {
  const navigate = useNavigate();
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const [begin] = useSubmitProblemMutation();
  const [edit, editing] = useEditProblemMutation();
  const [submitDraft, submitting] = useSubmitProblemDraftMutation();
  // What stands on the server, as far as this page knows; a newer one is asked about. A save begins with the newest, drawn or not.
  const [base, setBase] = useState(problem);
  const known = useRef(problem);
  const form = useForm<ComposeValues>({
    shouldFocusError: false,
    defaultValues: problem
      ? { ...valuesOf(problem), criteria: typedRubric(start?.inForce?.criteria ?? []) }
      : emptyBrief(organizations[0]?.id ?? ''),
  });
  const rubric = useKeptRubric(form, start);
  // What was typed in the short dialog goes on here; what is typed over an older version is not brought back over a newer one.
  useFormDraft(form, draftOf(base, rubric.standing()), { goesOn: true });
  const { summary, refused, failed, mark } = useFormErrors(form);
  // Whether somebody else was first: found while a draft is saved by itself, or by who asked to save.
  const [overtaken, setOvertaken] = useState<'typing' | 'asked'>();
  const isOvertaken = overtaken !== undefined;
  // How often who asked to save met another's rubric.
  const [met, setMet] = useState(0);
  const [areFilesSent, setFilesSent] = useState(false);
  const [wrong, setWrong] = useState<string[]>([]);
  const values = form.watch();
  const isDraft = !base || base.status === 'draft';
  // What is submitted is edited whatever the plan allows.
  const acting = chosenOrganization(organizations, values.organizationId) ?? '';
  const stop = useStop(isDraft ? acting : '', 'submit_problems');
  const { owedBy, heed } = useOverdue();
  const owing = isDraft ? owedBy(acting) : undefined;
  const { similar } = useSimilar(isDraft ? values : { title: '', description: '' });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // What the address names is there only now.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#criteria') document.getElementById('criteria')?.scrollIntoView();
  }, [hash]);

  const knowing = (newest: IndustryProblemDetailDto) => {
    known.current = newest;
    setBase(newest);
  };

  const written = () => JSON.stringify({ ...form.getValues(), criteria: textOf(form.getValues('criteria')) });

  /** Saves all that is typed, but for the parts that were refused. */
  const save = async (refusedParts: readonly Part[] = []): Promise<IndustryProblemDetailDto> => {
    const sent = written();
    const content = contentWithout(refusedParts, form.getValues(), known.current);
    const organizationId = chosenOrganization(organizations, form.getValues('organizationId'));
    const before = known.current;
    const drafts = [draftOf(before, rubric.standing())];
    const kept = before
      ? await edit({ id: before.id, editProblemDto: { ...content, revision: before.revision } }).unwrap()
      : await begin({ submitProblemDto: { ...content, organizationId, draft: true } }).unwrap();
    knowing(kept);
    if (!before && isHere.current) onBegun(kept.id);
    drafts.push(draftOf(kept, rubric.standing()));
    const isWhole = await rubric.save(kept.id);
    // What was typed meanwhile is not saved yet, nor half a rubric, nor what was refused: it is kept over what is.
    const isAllSent = isWhole && refusedParts.length === 0 && written() === sent;
    const now = draftOf(kept, rubric.standing());
    for (const draft of [...drafts, now])
      if (isAllSent) forgetDraft(draft);
      else if (draft !== now) moveDraft(draft, now);
    form.clearErrors();
    return kept;
  };

  const failing = (error: unknown) => {
    if (rubric.hasCaused(error)) {
      setMet((times) => times + 1);
      toast({
        title: 'The criteria were not saved',
        description: 'The rest is. Choose which criteria are to stand.',
        variant: 'destructive',
      });
      return;
    }
    heed(error);
    if (isOvertakenBy(error)) setOvertaken('asked');
    else if (!stop.takes(error)) failed(error);
  };

  const typed = useMemo(() => JSON.stringify([contentOf(values), textOf(values.criteria)]), [values]);
  const isWritten = values.title.trim() !== '' && values.description.trim() !== '';
  const autosave = useAutosave({
    text: typed,
    isBlocked: !isDraft || !isWritten || isOvertaken || rubric.isOvertaken,
    save: async (isByItself) => {
      try {
        const kept = await save();
        setWrong([]);
        return kept;
      } catch (error) {
        if (isOvertakenBy(error) && !rubric.hasCaused(error)) setOvertaken(isByItself ? 'typing' : 'asked');
        form.clearErrors();
        mark(error);
        const refusedFields = Object.keys(fieldProblems(error));
        setWrong(namesOf(refusedFields));
        const parts = partsOf(refusedFields);
        if (!isByItself || parts.length === 0) throw error;
        // One wrong amount must not keep an hour of writing in this tab alone.
        const kept = await save(parts);
        mark(error);
        return kept;
      }
    },
  });

  const finish = async () => {
    if (rubric.frozenVersion && form.getValues('criteria').length === 0) {
      const criteria = { type: 'required', message: 'Name at least one criterion' };
      form.setError('criteria', criteria);
      refused({ criteria });
      return;
    }
    try {
      const kept = await autosave.finish(async ({ id }) => {
        if (isDraft) await submitDraft({ id }).unwrap();
      });
      toast({ title: 'Success', description: isDraft ? 'Problem submitted successfully!' : 'Problem saved.' });
      if (isHere.current) navigate(`/problems/${kept.id}`);
    } catch (error) {
      failing(error);
    }
  };

  const keptWords = () => {
    if (isOvertaken || rubric.isOvertaken)
      return 'Not saved: somebody else has changed this draft. Choose above what is to stand.';
    if (!isWritten)
      return base
        ? 'Not saved without a title and a description.'
        : 'Kept as a draft once it has a title and a description.';
    if (autosave.isSaved && wrong.length > 0) return `Saved but for: ${wrong.join(', ')}. Please check.`;
    if (autosave.isSaved && !isRubricComplete(values.criteria))
      return 'Saved but for the criteria: each needs a name of its own and a weight.';
    if (autosave.isSaved) return 'Saved as a draft. Your organization alone sees it.';
    if (!autosave.hasFailed) return 'Saving the draft...';
    if (wrong.length > 0) return `Not saved. Please check: ${wrong.join(', ')}.`;
    return 'The draft could not be saved. What you typed stays here; the next change tries again, or the connection once it is back.';
  };

  return (
    <FormProvider {...form}>
      {owing && <OverdueStrip owing={owing} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex min-w-0 flex-col gap-5">
          <ErrorSummary {...summary} />
          {isOvertaken && base && (
            <EditConflict
              known={base}
              whileTyping={overtaken === 'typing'}
              onSettled={(newest) => {
                knowing(newest);
                setOvertaken(undefined);
              }}
            />
          )}
          <SubmissionFields organizations={base ? [] : organizations}>
            <Field id="urgency" label="Urgency" error={form.formState.errors.urgency?.message}>
              <NativeSelect
                placeholder="Select urgency"
                options={optionsOf(urgencyLabels)}
                {...form.register('urgency')}
              />
            </Field>
          </SubmissionFields>
          <EstimatedValueField
            typed={values.estimatedValue}
            error={form.formState.errors.estimatedValue?.message}
            {...form.register('estimatedValue')}
          />
          <TagsField />
          <BriefFields isOpen={!isDraft} />
          <FilesField problem={base && { id: base.id, files: (problem ?? base).files }} onSending={setFilesSent} />
          {base && rubric.isOvertaken && (
            <RubricConflict
              problemId={base.id}
              mine={values.criteria}
              met={met}
              onSettled={(...chosen) => {
                setMet(0);
                rubric.settle(...chosen);
              }}
            />
          )}
          <RubricFields frozen={rubric.frozenVersion} />
          <Similar similar={similar} heading="h2" />
          <div className="flex flex-wrap items-center gap-4 border-line border-t pt-5">
            <Button type="submit" disabled={form.formState.isSubmitting || areFilesSent}>
              {isDraft
                ? submitting.isLoading
                  ? 'Submitting...'
                  : 'Submit Problem'
                : editing.isLoading
                  ? 'Saving...'
                  : 'Save Changes'}
            </Button>
            {(isDraft || areFilesSent) && (
              <p role="status" className="text-ink-2 text-sm">
                {areFilesSent ? 'Files are on their way...' : keptWords()}
              </p>
            )}
          </div>
        </form>
        <div className="flex min-w-0 flex-col gap-6">
          <BriefMeter values={values} />
          <BriefPreview values={values}>{base && <ProblemFiles problem={problem ?? base} />}</BriefPreview>
        </div>
      </div>
      <StopOverForm of={stop} organization={organizations.find(({ id }) => id === acting)} />
    </FormProvider>
  );
}

/** Under which name is kept what is typed over it. */
const draftOf = (base: IndustryProblemDetailDto | undefined, rubric: RubricDto) =>
  base ? `compose-problem:${base.id}:${base.revision}.${rubric.revision}` : 'submit-problem';
