import { type EntitlementFeature, type FeatureRulesDto, useGrantEntitlementMutation } from '@alliance/api-client/books';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { OrganizationInForm, type WithOrganization } from '../OrganizationInForm';
import { featureLabels } from './entitlement-words';
import { limitOf, RuleFields, type RuleValues } from './RuleFields';

interface Values extends RuleValues, WithOrganization {
  feature: EntitlementFeature;
  expiresOn: string;
  reason: string;
}

const isToCome = (day: string) => Date.parse(`${day}T23:59:59Z`) > Date.now();

/** Lets one organization do more than its tier says. */
export default function GrantDialog({ features, onClose }: { features: FeatureRulesDto[]; onClose: () => void }) {
  const [grant, { isLoading }] = useGrantEntitlementMutation();
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: {
      ...{ organizationId: '', organizationName: '', feature: 'submit_problems', allowance: 'on', limit: '' },
      ...{ period: 'year', expiresOn: '', reason: '' },
    },
  });
  const forget = useFormDraft(form, 'grant');
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const values = form.watch();
  const isCounted = features.find(({ feature }) => feature === values.feature)?.isCounted ?? false;

  const send = async (sent: Values) => {
    const { organizationId, feature, reason, expiresOn } = sent;
    const allowance = isCounted ? sent.allowance : 'on';
    const limit = limitOf({ ...sent, allowance }) ?? null;
    const period = isCounted ? sent.period : 'total';
    const expiresAt = `${expiresOn}T23:59:59Z`;
    try {
      await grant({
        grantEntitlementDto: { organizationId, feature, allowance, limit, period, reason, expiresAt },
      }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Granted', description: `${sent.organizationName} may do more until ${expiresOn}.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Grant more"
      description="One organization may do more than its tier says. It takes the place of an earlier grant, and takes nothing away."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <OrganizationInForm form={form} />
        <Field id="feature" label="Feature" required error={errors.feature?.message}>
          <NativeSelect
            options={features.map(({ feature }) => ({ value: feature, label: featureLabels[feature] }))}
            {...form.register('feature')}
          />
        </Field>
        <RuleFields
          register={form.register as unknown as UseFormRegister<RuleValues>}
          errors={errors}
          allowance={isCounted ? values.allowance : 'on'}
          isCounted={isCounted}
          canBeOff={false}
        />
        <Field id="expiresOn" label="Until the end of" required error={errors.expiresOn?.message}>
          <TextInput
            type="date"
            {...form.register('expiresOn', {
              validate: (day) => (day !== '' && isToCome(day)) || 'Choose a date to come',
            })}
          />
        </Field>
        <Field id="reason" label="Reason" required error={errors.reason?.message}>
          <TextArea
            rows={2}
            maxLength={500}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Say why' })}
          />
        </Field>
        <FormActions submit="Grant" submitting="Granting..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
