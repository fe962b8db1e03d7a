import { type AccountDto, useGetAccountQuery, useUpdateProfileMutation } from '@alliance/api-client/account';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Overtaken } from '@/features/shared/conflict/Overtaken';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { TagInput } from '@/ui/TagInput';
import { withTag } from '@/ui/tags';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { fieldNames, type ProfileValues, timeZoneOptions, toRequest, valuesOf } from './profile-values';

const required = (message: string) => ({ validate: (typed: string) => typed.trim() !== '' || message });

/**
 * What a person says of themselves; it stays on the page when it is saved. It is saved on what the form began with, not on what has come
 * since: another tab may have saved meanwhile.
 */
export function ProfileForm({ account }: { account: AccountDto }) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [base, setBase] = useState(account);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm<ProfileValues>({ shouldFocusError: false, defaultValues: valuesOf(account) });
  const forget = useFormDraft(form, `account:${base.revision}`, { goesOn: true });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const [languages, typedLanguage, timeZone] = form.watch(['languages', 'typedLanguage', 'timeZone']);
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);

  const send = async (typed: ProfileValues) => {
    const values = { ...typed, languages: withTag(typed.languages, typed.typedLanguage) };
    try {
      const saved = await update({ updateProfileDto: toRequest(values, base.revision) }).unwrap();
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
    <Card as="section">
      <h2 className="text-xl">About you</h2>
      <p className="mt-1 mb-5 text-ink-2 text-sm [overflow-wrap:anywhere]">
        You sign in with {account.email}.{' '}
        <Link to="/profile/account" className="underline underline-offset-2 hover:text-ink">
          Change address
        </Link>
      </p>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {isOvertaken && (
          <FormProvider {...form}>
            <AccountConflict
              known={base}
              onSettled={(newest) => {
                setBase(newest);
                setOvertaken(false);
              }}
            />
          </FormProvider>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="firstName" label="First name" required error={errors.firstName?.message}>
            <TextInput
              autoComplete="given-name"
              maxLength={100}
              {...form.register('firstName', required('Enter your first name'))}
            />
          </Field>
          <Field id="lastName" label="Last name" error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" maxLength={100} {...form.register('lastName')} />
          </Field>
        </div>
        <Field id="headline" label="Headline" hint="What you do, in a line." error={errors.headline?.message}>
          <TextInput autoComplete="organization-title" maxLength={120} {...form.register('headline')} />
        </Field>
        <Field
          id="languages"
          label="Languages"
          hint="That you speak, up to ten. Press Enter after each."
          error={errors.languages?.message}
        >
          <TagInput
            placeholder="Add a language"
            value={languages}
            onChange={(next) => form.setValue('languages', next, { shouldDirty: true })}
            typed={typedLanguage}
            onTyped={(text) => form.setValue('typedLanguage', text)}
          />
        </Field>
        <Field
          id="timeZone"
          label="Time zone"
          hint="Your colleagues see what time it is for you."
          error={errors.timeZone?.message}
        >
          <NativeSelect options={zones} placeholder="Not said" {...form.register('timeZone')} />
        </Field>
        <Checkbox
          id="shownOnPages"
          label="Show my name, headline and picture on the pages of my organizations, to whom they show their people"
          error={errors.shownOnPages?.message}
          {...form.register('shownOnPages')}
        />
        <div>
          <Button type="submit" pending={isLoading}>
            {isLoading ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface AccountConflictProps {
  /** What this page began with. */
  known: AccountDto;
  onSettled: (newest: AccountDto) => void;
}

function AccountConflict({ known, onSettled }: AccountConflictProps) {
  const query = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Overtaken
      noun="profile"
      names={fieldNames}
      known={known}
      query={query}
      valuesOf={(account) => ({ ...valuesOf(account) })}
      onSettled={onSettled}
    />
  );
}
