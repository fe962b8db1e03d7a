import {
  type FeatureRulesDto,
  type RuleInForceDto,
  useChangeEntitlementMutation,
  useGetEntitlementHistoryQuery,
  usePreviewEntitlementMutation,
} from '@alliance/api-client/books';
import { problemText } from '@alliance/api-client/problem';
import { useEffect } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { tierNames } from '@/content/tiers';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { standsInTheAudit } from '../reason';
import { featureLabels, ruleInWords } from './entitlement-words';
import { limitOf, RuleFields, type RuleValues } from './RuleFields';

interface EditRuleDialogProps {
  feature: FeatureRulesDto;
  rule: RuleInForceDto;
  onClose: () => void;
}

/** Changes what a tier allows of a feature; says before how many organizations are above it. */
export default function EditRuleDialog({ feature: { feature, isCounted }, rule, onClose }: EditRuleDialogProps) {
  const { tier } = rule;
  const [change, { isLoading }] = useChangeEntitlementMutation();
  const { data: history } = useGetEntitlementHistoryQuery({ tier, feature });
  const form = useForm<RuleValues & { reason: string }>({
    shouldFocusError: false,
    defaultValues: {
      allowance: rule.allowance,
      limit: rule.limit === null ? '' : String(rule.limit),
      period: rule.period,
      reason: '',
    },
  });
  const forget = useFormDraft(form, `entitlement:${tier}:${feature}`);
  const { summary, refused, failed } = useFormErrors(form);
  const values = form.watch();

  const send = async ({ allowance, limit: typed, period, reason }: RuleValues & { reason: string }) => {
    const limit = limitOf({ allowance, limit: typed }) ?? null;
    const changeEntitlementDto = { tier, feature, allowance, limit, period, reason };
    try {
      await change({ changeEntitlementDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Entitlement changed', description: `${featureLabels[feature]} of ${tierNames[tier]}.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={featureLabels[feature]}
      description={`${tierNames[tier]}, version ${rule.version}`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <RuleFields
          register={form.register as unknown as UseFormRegister<RuleValues>}
          errors={form.formState.errors}
          allowance={values.allowance}
          isCounted={isCounted}
        />
        <Effect tier={tier} feature={feature} values={values} />
        <Field
          id="reason"
          label="Reason"
          required
          hint={standsInTheAudit}
          error={form.formState.errors.reason?.message}
        >
          <TextArea
            rows={2}
            maxLength={500}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Say why' })}
          />
        </Field>
        <FormActions submit="Save" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
      </form>
      {history && history.length > 0 && (
        <section aria-label="Versions" className="mt-6 text-sm">
          <h3 className="font-semibold">Versions</h3>
          <ol className="mt-2 space-y-1">
            {history.map((one) => (
              <li key={one.version} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {one.version}: {ruleInWords(one, isCounted)}
                </span>
                <span className="text-ink-3">
                  <MomentText at={one.since} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Dialog>
  );
}

interface EffectProps extends Pick<RuleInForceDto, 'tier'>, Pick<FeatureRulesDto, 'feature'> {
  values: RuleValues;
}

const waitMs = 300;

function Effect({ tier, feature, values: { allowance, limit: typed, period } }: EffectProps) {
  const [preview, { data: effect, error }] = usePreviewEntitlementMutation();
  const limit = limitOf({ allowance, limit: typed });

  useEffect(() => {
    if (limit === undefined) return;
    const ask = () => void preview({ tierRuleDto: { tier, feature, allowance, limit, period } });
    const timer = setTimeout(ask, waitMs);
    return () => clearTimeout(timer);
  }, [preview, tier, feature, allowance, limit, period]);

  if (limit === undefined || (!effect && !error)) return null;
  return (
    <div aria-live="polite" className="rounded-lg bg-sunken p-4 text-sm">
      {error ? problemText(error) : effect && above(effect.organizationsAbove)}
    </div>
  );
}

function above(count: number): string {
  if (count === 0) return 'No organization is above the new limit.';
  const many = count === 1 ? '1 organization is' : `${counted(count)} organizations are`;
  return `${many} above the new limit. What they have used stays; they can use no more until it is counted anew.`;
}
