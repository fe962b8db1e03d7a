import { isApiError, problemText } from '@alliance/api-client/problem';
import { type TestEmailDto, useSendTestEmailMutation } from '@alliance/api-client/welcome';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { organizationTypeLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { keptToast, type MailTrial, trialOf } from './mail-trial';
import { options } from './mail-words';
import { TrialResult } from './TrialResult';
import { sampleName, sampleOrganization, storedTierOptions } from './tiers';

/** Sends a test mail, and says what the mail server answered. */
export default function EmailConfigPage() {
  const [attempt, { isLoading }] = useSendTestEmailMutation();
  const [trial, setTrial] = useState<MailTrial>();
  const form = useForm<TestEmailDto>({
    shouldFocusError: false,
    defaultValues: {
      ...{ to: '', userName: sampleName, organizationName: sampleOrganization },
      ...{ membershipTier: 'free', organizationType: 'startup' },
    },
  });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const to = useWatch({ control: form.control, name: 'to' });

  const send = async (testEmailDto: TestEmailDto) => {
    setTrial(undefined);
    try {
      const result = await attempt({ testEmailDto }).unwrap();
      setTrial(trialOf(result, 'Email failed'));
      toast(
        result.isCaught
          ? keptToast
          : result.success
            ? { title: 'Email Test Successful', description: `It is on its way to ${testEmailDto.to.trim()}.` }
            : { title: 'Email Test Failed', description: result.error ?? 'Unknown error', variant: 'destructive' },
      );
    } catch (trouble) {
      failed(trouble);
      if (isApiError(trouble) && trouble.status === 400) return;
      setTrial({ fate: 'failed', text: `Network error: ${problemText(trouble)}` });
      toast({ title: 'Test Failed', description: 'Failed to connect to email service', variant: 'destructive' });
    }
  };

  return (
    <>
      <PageHeader
        title="Email Configuration & Testing"
        description="Send a welcome mail with a sample to an address of yours, and see what the mail server answers."
      />
      <Card className="max-w-2xl">
        <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
          <ErrorSummary {...summary} />
          <Field id="to" label="Test address" required error={errors.to?.message}>
            <TextInput type="email" maxLength={254} {...form.register('to')} />
          </Field>
          <Field id="userName" label="User name" required error={errors.userName?.message}>
            <TextInput maxLength={100} {...form.register('userName')} />
          </Field>
          <Field id="organizationName" label="Organization name" required error={errors.organizationName?.message}>
            <TextInput maxLength={200} {...form.register('organizationName')} />
          </Field>
          <Field id="membershipTier" label="Membership tier" required error={errors.membershipTier?.message}>
            <NativeSelect options={storedTierOptions} {...form.register('membershipTier')} />
          </Field>
          <Field id="organizationType" label="Organization type" error={errors.organizationType?.message}>
            <NativeSelect options={options(organizationTypeLabels)} {...form.register('organizationType')} />
          </Field>
          <div>
            <Button type="submit" pending={isLoading} disabled={to.trim() === ''}>
              {isLoading ? 'Sending...' : 'Send Test Email'}
            </Button>
          </div>
        </form>
        <TrialResult trial={trial} />
      </Card>
    </>
  );
}
