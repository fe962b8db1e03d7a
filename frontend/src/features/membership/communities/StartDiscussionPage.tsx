import {
  useGetCommunityQuery,
  useListCommunityPeopleQuery,
  useStartThreadMutation,
} from '@alliance/api-client/communities';
import { fieldProblems } from '@alliance/api-client/problem';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { discussionOf, pageOf, whoReads } from '@/features/shared/communities/community-words';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { Composer } from '@/ui/text/LaterComposer';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

export default function StartDiscussionPage() {
  const { slug = '' } = useParams();
  const { currentData: community, error, isFetching, refetch } = useGetCommunityQuery({ slug });
  const { data: people } = useListCommunityPeopleQuery({ slug }, { skip: !community?.canRead });
  const [start] = useStartThreadMutation();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { title: '' } });
  const forget = useFormDraft(form, `discussion-title:${slug}`);
  const back = <BackLink to={pageOf(slug)}>{community?.name ?? 'The community'}</BackLink>;
  if (!community)
    return <NothingToShow noun="Community" above={back} error={error} retrying={isFetching} onRetry={refetch} />;
  if (!community.rights?.canPost || !community.canRead || community.closedAt)
    return (
      <PageHeader
        above={back}
        title="Start a discussion"
        description={
          community.closedAt
            ? 'The alliance has closed this community: nobody writes here any more.'
            : 'Those who belong to the community and may post start discussions. Go back to its page to join.'
        }
      />
    );

  const send = async (text: string) => {
    try {
      const { id } = await start({ slug, startThreadDto: { title: form.getValues('title'), text } }).unwrap();
      forget();
      navigate(discussionOf(slug, id), { replace: true });
    } catch (refusal) {
      const { title } = fieldProblems(refusal);
      if (!title) throw refusal;
      form.setError('title', { message: title }, { shouldFocus: true });
      return false;
    }
    toast({ title: 'Success', description: 'Discussion started.' });
  };

  return (
    <>
      <PageHeader
        above={back}
        title="Start a discussion"
        description={`${whoReads(community)} What is confidential stays in your organization.`}
      />
      <Card className="max-w-3xl">
        <div className="mb-5">
          <Field id="title" label="Title" required error={form.formState.errors.title?.message}>
            <TextInput
              maxLength={160}
              dir="auto"
              {...form.register('title', { validate: (title) => title.trim() !== '' || 'Say what it is about' })}
            />
          </Field>
        </div>
        <Composer
          id="opening"
          draft={`discussion:${slug}`}
          label="What it begins with"
          hint="@ mentions somebody."
          people={people}
          max={10_000}
          required="Write what it begins with"
          submit="Start Discussion"
          submitting="Starting..."
          variant="primary"
          checkAbove={() => form.trigger('title', { shouldFocus: true })}
          onSend={send}
        />
      </Card>
    </>
  );
}
