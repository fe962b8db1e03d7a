import {
  type ManageCommunityDto,
  type ManagedCommunityDto,
  useManageCommunityMutation,
} from '@alliance/api-client/management';
import { FormProvider, useForm } from 'react-hook-form';
import { CommunityFields } from '@/features/shared/communities/CommunityFields';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { LookFields } from './LookFields';

/** What a community is called, what it is for, its picture, and who may take part. */
export default function ManagedSettings({ community }: { community: ManagedCommunityDto }) {
  const { slug, name, description, accessLevel, membershipTiers, isActive, color, image, revision } = community;
  const [manage, { isLoading }] = useManageCommunityMutation();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { name, description, accessLevel, membershipTiers, isActive, color, image },
  });
  const forget = useFormDraft(form, `managed-community:${slug}:${revision}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (settings: Omit<ManageCommunityDto, 'revision'>) => {
    try {
      await manage({ slug, manageCommunityDto: { ...settings, revision } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    forget();
    toast({ title: 'Success', description: 'Settings saved.' });
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <CommunityFields />
        <LookFields />
        <Checkbox label="Active: while it rests, those alone who manage it see it" {...form.register('isActive')} />
        <div>
          <Button type="submit" pending={isLoading}>
            {isLoading ? 'Saving...' : 'Save Settings'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
