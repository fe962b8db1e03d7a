import {
  type RegistrationDetailDto,
  type ReviewAct,
  useApproveRegistrationMutation,
  useAskApplicantMutation,
  useRejectRegistrationMutation,
  useReopenRegistrationMutation,
} from '@alliance/api-client/registry';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { actLabels, questionTemplates, reasonTemplates } from './registration-words';

interface ReviewValues {
  act: ReviewAct;
  text: string;
  announced: boolean;
}

const order: readonly ReviewAct[] = ['approve', 'ask', 'reject', 'reopen'];
const variants = { approve: 'primary', ask: 'primary', reject: 'danger', reopen: 'secondary' } as const;
const dones: Record<ReviewAct, string> = {
  approve: 'Registration Approved',
  ask: 'Question Sent',
  reject: 'Registration Rejected',
  reopen: 'Registration Reopened',
};

interface ReviewFormProps {
  registration: RegistrationDetailDto;
  /** To the one after it in the list; absent where there is none. */
  onNext?: () => void;
}

/** What is decided about a registration; what follows is said before it is sent. Where it is decided, the next one comes first. */
export function ReviewForm({ registration, onNext }: ReviewFormProps) {
  const { id: memberId, acts, organizationName, activated, email } = registration;
  const offered = order.filter((act) => acts.includes(act));
  const [approve, approving] = useApproveRegistrationMutation();
  const [ask, asking] = useAskApplicantMutation();
  const [reject, rejecting] = useRejectRegistrationMutation();
  const [reopen, reopening] = useReopenRegistrationMutation();
  const isLoading = [approving, asking, rejecting, reopening].some((call) => call.isLoading);
  const form = useForm<ReviewValues>({
    shouldFocusError: false,
    defaultValues: { act: offered[0] ?? 'approve', text: '', announced: true },
  });
  const forget = useFormDraft(form, `review:${memberId}`);
  const { summary, refused, failed } = useFormErrors(form);
  const drafted = form.watch('act');
  const act = offered.includes(drafted) ? drafted : offered[0];
  if (!act) return null;

  const send = async ({ text, announced }: ReviewValues) => {
    const calls: Record<ReviewAct, () => Promise<unknown>> = {
      approve: () => approve({ memberId, approveRegistrationDto: { announced } }).unwrap(),
      ask: () => ask({ memberId, askApplicantDto: { question: text } }).unwrap(),
      reject: () => reject({ memberId, rejectRegistrationDto: { reason: text, announced } }).unwrap(),
      reopen: () => reopen({ memberId }).unwrap(),
    };
    try {
      await calls[act]();
    } catch (error) {
      failed(error);
      return;
    }
    form.reset();
    forget();
    toast({ title: dones[act], description: organizationName });
  };
  const follows: Record<ReviewAct, string> = {
    approve: `${organizationName} is shown as verified.`,
    ask: `The question is mailed to ${email}. The registration waits for the answer.`,
    reject: activated
      ? `${organizationName} goes on, as people have made it theirs, and is not shown as verified by us.`
      : `Nobody can make ${organizationName} theirs any more.`,
    reopen: 'It waits for a decision again. Nobody is told.',
  };
  const writes = act === 'ask' || act === 'reject';
  const templates = act === 'ask' ? questionTemplates : reasonTemplates;

  return (
    <form
      noValidate
      aria-label="Review"
      onSubmit={form.handleSubmit(send, refused)}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <h3 className="font-semibold">Review</h3>
      <ErrorSummary {...summary} />
      {offered.length > 1 && (
        <SegmentedControl
          legend="What to do"
          name="act"
          options={offered.map((value) => ({ value, label: actLabels[value] }))}
          value={act}
          onChange={(value) => form.setValue('act', value)}
        />
      )}
      {writes && (
        <>
          <Field label="Begin with">
            <NativeSelect
              placeholder="Your own words"
              options={templates.map((text) => ({ value: text, label: text }))}
              value={templates.find((text) => text === form.watch('text')) ?? ''}
              onChange={({ target }) => form.setValue('text', target.value)}
            />
          </Field>
          <Field
            id="text"
            label={act === 'ask' ? 'Question' : 'Reason'}
            required
            hint="The applicant reads it."
            error={form.formState.errors.text?.message}
          >
            <TextArea
              maxLength={2000}
              {...form.register('text', {
                validate: (text) =>
                  text.trim() !== '' || !writes || (act === 'ask' ? 'Write what you want to know' : 'Say why'),
              })}
            />
          </Field>
        </>
      )}
      {(act === 'approve' || act === 'reject') && (
        <Checkbox label="Tell the applicant by mail" {...form.register('announced')} />
      )}
      <p className="text-ink-2 text-sm">{follows[act]}</p>
      <div className="flex flex-wrap gap-3">
        {act === 'reopen' && onNext && <Button onClick={onNext}>Next registration</Button>}
        <Button type="submit" variant={variants[act]} pending={isLoading}>
          {isLoading ? 'Sending...' : actLabels[act]}
        </Button>
      </div>
    </form>
  );
}
