import { type ReviewDto, useScoreProposalMutation } from '@alliance/api-client/evaluation';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { changesBetween } from '../changes';
import { Notice } from '../Notice';
import { pointsOf, pointsText } from '../points';
import { MarkField } from './MarkField';
import { carriedOver, givenScore, type RubricInForce, type ScoreValues, startOf } from './score-values';

interface ScoreFormProps {
  review: ReviewDto;
  rubric: RubricInForce;
  onScored: () => void;
  onRecuse: () => void;
}

/** What a reviewer says of a proposal. Typed over an older rubric or proposal, it stays and says what has changed. */
export function ScoreForm({ review, rubric, onScored, onRecuse }: ScoreFormProps) {
  const { proposalId, version, score } = review;
  const [give, { isLoading }] = useScoreProposalMutation();
  const form = useForm<ScoreValues>({ shouldFocusError: false, defaultValues: startOf(review, rubric) });
  const forget = useFormDraft(form, `score:${proposalId}`);
  const { summary, refused, failed } = useFormErrors(form);
  const box = useRef<HTMLFormElement>(null);
  const values = form.watch();
  const points = pointsOf(values.criteria, (key) => values.marks.find((one) => one.key === key)?.mark);
  const changes =
    values.rubricVersion === rubric.version ? undefined : changesBetween(values.criteria, rubric.criteria);
  const isAmended = values.proposalVersion !== version;

  const isBlocked = isLoading || changes !== undefined || isAmended;
  // Two keys can come before the button is drawn disabled.
  const isSending = useRef(false);

  const send = async (given: ScoreValues) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await give({ id: proposalId, scoreProposalDto: givenScore(given) }).unwrap();
    } catch (error) {
      failed(error);
      return;
    } finally {
      isSending.current = false;
    }
    forget();
    toast({ title: 'Success', description: 'Score saved.' });
    onScored();
  };

  return (
    <FormProvider {...form}>
      <form
        ref={box}
        noValidate
        onSubmit={form.handleSubmit(send, refused)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!isBlocked) box.current?.requestSubmit();
        }}
        className="flex flex-col gap-4"
      >
        <ErrorSummary {...summary} />
        {changes && (
          <Notice
            title="The rubric has changed meanwhile"
            action="Go On With the New One"
            onAction={() =>
              form.reset({ ...values, ...carriedOver(values.marks, rubric) }, { keepDefaultValues: true })
            }
          >
            Your marks on what is still judged stay.
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isAmended && (
          <Notice
            title="The proposal was amended meanwhile"
            action="I Have Read It"
            onAction={() => form.setValue('proposalVersion', version, { shouldDirty: true })}
          >
            Its new text stands beside. Your marks stay until you change them.
          </Notice>
        )}
        {values.criteria.map((criterion, n) => (
          <MarkField key={criterion.key} criterion={criterion} n={n} />
        ))}
        <Field id="comment" label="What there is to say of the whole" error={form.formState.errors.comment?.message}>
          <TextArea rows={3} maxLength={2000} {...form.register('comment')} />
        </Field>
        <div className="md:-mx-6 md:-mb-6 flex flex-wrap items-center gap-3 border-line border-t bg-surface pt-4 md:sticky md:-bottom-6 md:px-6 md:pb-5">
          <p className="w-full text-sm" role="status">
            {points === undefined ? (
              <span className="text-ink-2">Mark each criterion to see its points.</span>
            ) : (
              <>
                <span className="font-semibold text-lg tabular-nums">{pointsText(points)}</span> of 100 points
              </>
            )}
          </p>
          <Button type="submit" disabled={isBlocked}>
            {isLoading ? 'Saving...' : score ? 'Change Score' : 'Save Score'}
          </Button>
          <Button variant="quiet" className="px-2!" onClick={onRecuse}>
            Recuse Yourself
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
