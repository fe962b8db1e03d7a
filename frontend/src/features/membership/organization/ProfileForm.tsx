import {
  type OrganizationProfileDto,
  useEditOrganizationProfileMutation,
  useGetOrganizationProfileQuery,
} from '@alliance/api-client/profile';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Overtaken } from '@/features/shared/conflict/Overtaken';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { About, Interests, Place, SeeksAndOffers, WhatElse } from './ProfileSections';
import { fieldNames, type ProfileValues, toRequest, valuesOf } from './profile-values';

/** What an organization says of itself, and to whom; it stays on the page when it is saved. */
export function ProfileForm({ profile }: { profile: OrganizationProfileDto }) {
  const [edit, { isLoading }] = useEditOrganizationProfileMutation();
  const [base, setBase] = useState(profile);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm<ProfileValues>({ shouldFocusError: false, defaultValues: valuesOf(profile) });
  const forget = useFormDraft(form, `profile:${base.id}:${base.revision}`, { goesOn: true });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (values: ProfileValues) => {
    try {
      const saved = await edit({
        organizationId: base.id,
        editOrganizationProfileDto: toRequest(values, base.revision),
      }).unwrap();
      form.reset(valuesOf(saved));
      forget();
      setBase(saved);
    } catch (error) {
      if (isOvertakenBy(error)) setOvertaken(true);
      else failed(error);
      return;
    }
    toast({ title: 'Success', description: 'Profile saved.' });
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5 md:gap-6">
        <ErrorSummary {...summary} />
        {isOvertaken && (
          <ProfileConflict
            known={base}
            onSettled={(newest) => {
              setBase(newest);
              setOvertaken(false);
            }}
          />
        )}
        <About />
        <Place />
        <SeeksAndOffers />
        <Interests />
        <WhatElse />
        <div>
          <Button type="submit" pending={isLoading}>
            {isLoading ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

interface ProfileConflictProps {
  /** What this page began with. */
  known: OrganizationProfileDto;
  onSettled: (newest: OrganizationProfileDto) => void;
}

function ProfileConflict({ known, onSettled }: ProfileConflictProps) {
  const query = useGetOrganizationProfileQuery({ organizationId: known.id }, { refetchOnMountOrArgChange: true });
  return (
    <Overtaken
      noun="profile"
      names={fieldNames}
      known={known}
      query={query}
      valuesOf={(profile) => ({ ...valuesOf(profile) })}
      onSettled={onSettled}
    />
  );
}
