import {
  type RegistrationReviewDto,
  useAnswerAllianceMutation,
  useGetRegistrationReviewQuery,
} from '@alliance/api-client/membership';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { RegistrationThread } from '@/features/shared/registrations/RegistrationThread';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { OpenPage } from '@/ui/OpenPage';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

type Status = RegistrationReviewDto['status'];

const titles: Record<Status, string> = {
  pending: 'We have your registration',
  info_requested: 'We have a question',
  approved: 'Your registration was approved',
  rejected: 'Your registration was not accepted',
};
const meanings: Record<Status, string> = {
  pending:
    'Somebody of the alliance looks at it. You hear from us by mail. You need not wait: your organization works already once you have followed the link of the welcome mail.',
  info_requested: 'Please answer here. We decide as soon as we have your answer.',
  approved: 'Your organization is shown as verified.',
  rejected: 'This is why:',
};

/** How the review of a registration stands, for who has its link; what the alliance asks is answered here. */
export default function RegistrationReviewPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const { data: review, error, isFetching, refetch } = useGetRegistrationReviewQuery({ token }, { skip: token === '' });
  const isAbsent = token === '' || (isApiError(error) && [400, 404].includes(error.status));

  if (isAbsent)
    return (
      <OpenPage narrow>
        <h1 className="text-title">This link leads nowhere</h1>
        <p className="mt-3 text-ink-2">
          It is not complete, or the registration is not there any more. Open the link of the newest mail about it.
        </p>
      </OpenPage>
    );
  if (!review)
    return (
      <OpenPage narrow>
        <h1 className="mb-6 text-title">Your registration</h1>
        {error ? (
          <LoadFailure what="Your registration" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-40" />
        )}
      </OpenPage>
    );
  const { status, organizationName, memberId, createdAt, decidedAt, decisionReason, messages } = review;
  return (
    <OpenPage>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <header>
          <h1 className="text-title">{titles[status]}</h1>
          <p className="mt-2 text-ink-2">{meanings[status]}</p>
          {decisionReason && (
            <p className="mt-3 whitespace-pre-wrap rounded-md bg-sunken p-3 [overflow-wrap:anywhere]">
              {decisionReason}
            </p>
          )}
        </header>
        <Card>
          <Facts
            facts={[
              [
                'Organization',
                <span key="name" className="[overflow-wrap:anywhere]">
                  {organizationName}
                </span>,
              ],
              [
                'Member ID',
                <span key="id" className="tabular-nums">
                  {memberId}
                </span>,
              ],
              ['Registered', <DateText key="at" at={createdAt} />],
              ['Decided', decidedAt && <DateText key="decided" at={decidedAt} />],
            ]}
          />
        </Card>
        <RegistrationThread messages={messages} us="The alliance" them="You" />
        {status === 'info_requested' && <AnswerForm token={token} memberId={memberId} />}
      </div>
    </OpenPage>
  );
}

function AnswerForm({ token, memberId }: { token: string; memberId: string }) {
  const [answer, { isLoading }] = useAnswerAllianceMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { answer: '' } });
  const forget = useFormDraft(form, `answer-alliance:${memberId}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ answer: text }: { answer: string }) => {
    try {
      await answer({ answerAllianceDto: { token, answer: text } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    toast({ title: 'Answer sent', description: 'Thank you. You hear from us by mail.' });
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-4">
      <ErrorSummary {...summary} />
      <Field id="answer" label="Your answer" required error={form.formState.errors.answer?.message}>
        <TextArea
          maxLength={5000}
          {...form.register('answer', { validate: (text) => text.trim() !== '' || 'Write your answer' })}
        />
      </Field>
      <div>
        <Button type="submit" pending={isLoading}>
          {isLoading ? 'Sending...' : 'Send answer'}
        </Button>
      </div>
    </form>
  );
}
