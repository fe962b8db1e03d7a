import { type CommunityPageDto, useChangeCommunityMutation } from '@alliance/api-client/communities';
import { FormProvider, useForm } from 'react-hook-form';
import { CommunityFields } from '@/features/shared/communities/CommunityFields';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

/** What a community is called, what it is for, and who may take part: for who manages it. */
export default function Settings({ community }: { community: CommunityPageDto }) {
  const { slug, name, description, accessLevel, membershipTiers, isActive, revision } = community;
  const [change, { isLoading }] = useChangeCommunityMutation();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { name, description, accessLevel, membershipTiers, isActive },
  });
  const forget = useFormDraft(form, `community:${slug}:${revision}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (
    values: Pick<CommunityPageDto, 'name' | 'description' | 'accessLevel' | 'membershipTiers' | 'isActive'>,
  ) => {
    try {
      await change({ slug, changeCommunityDto: { ...values, revision } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    forget();
    toast({ title: 'Success', description: 'Settings saved.' });
  };

  return (
    <Card className="max-w-2xl">
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
          <ErrorSummary {...summary} />
          <CommunityFields />
          <Checkbox label="Active: while it rests, those alone who manage it see it" {...form.register('isActive')} />
          <div>
            <Button type="submit" pending={isLoading}>
              {isLoading ? 'Saving...' : 'Save Settings'}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
