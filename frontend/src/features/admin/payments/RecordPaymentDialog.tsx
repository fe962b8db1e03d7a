import { useListPlansQuery } from '@alliance/api-client/billing';
import {
  type PaymentPurpose,
  type PlanCurrency,
  usePreviewOfflinePaymentQuery,
  useRecordOfflinePaymentMutation,
} from '@alliance/api-client/books';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ChosenOrganization } from '@/features/shared/OrganizationPicker';
import { DateText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { money } from '@/ui/money';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { OrganizationInForm, type WithOrganization } from '../OrganizationInForm';
import { purposeLabels } from './payment-words';

interface RecordPaymentDialogProps {
  /** Who is looked at, and what for. */
  organization?: ChosenOrganization;
  planId?: string;
  onRecorded: (paymentId: string) => void;
  onClose: () => void;
}

interface Values extends WithOrganization {
  planId: string;
  currency: PlanCurrency;
  receivedOn: string;
  note: string;
}

const currencies = [
  { value: 'USD', label: 'US dollars' },
  { value: 'NGN', label: 'Nigerian naira' },
];
const today = () => new Date().toISOString().slice(0, 10);
const emptyFor = (organization: ChosenOrganization | undefined): Values => ({
  organizationId: organization?.id ?? '',
  organizationName: organization?.name ?? '',
  ...{ planId: '', currency: 'USD', note: '' },
  receivedOn: today(),
});
const begins: Record<PaymentPurpose, string> = {
  start: 'The plan begins now.',
  renew: 'The next period follows the one that runs.',
  change: 'The plan begins now; what is left of the running period is taken off.',
};

/** Records money that came past the provider: what it has to be is told before it is recorded. */
export default function RecordPaymentDialog(props: RecordPaymentDialogProps) {
  const { onRecorded, onClose } = props;
  const { data: book } = useListPlansQuery();
  const [record, { isLoading }] = useRecordOfflinePaymentMutation();
  /** The payment that looks the same, once the server has named it. */
  const [besides, setBesides] = useState<string>();
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: {
      ...emptyFor(props.organization),
      planId: props.planId ?? '',
    },
  });
  const forget = useFormDraft(form, `offline-payment:${props.organization?.id ?? ''}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const [organizationId, organizationName, planId, wanted] = form.watch([
    'organizationId',
    'organizationName',
    'planId',
    'currency',
  ]);
  const isAsked = organizationId !== '' && planId !== '';
  // Of this very moment: what has to have come may be another sum than a minute ago.
  const { currentData, error, isFetching, refetch } = usePreviewOfflinePaymentQuery(
    { organizationId, planId, currency: wanted },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const preview = isFetching ? undefined : currentData;
  const currency = currentData?.currency ?? wanted;

  // What was typed is about the organization that it was typed for.
  const choose = (one: ChosenOrganization | undefined) => {
    form.reset(emptyFor(one), { keepIsSubmitted: true, keepDefaultValues: true });
    setBesides(undefined);
  };
  const leave = () => {
    forget();
    onClose();
  };

  const send = async ({ receivedOn, note }: Values) => {
    if (!preview) return;
    const receivedAt = receivedOn === today() ? new Date().toISOString() : `${receivedOn}T12:00:00Z`;
    const recordOfflinePaymentDto = {
      organizationId,
      planId,
      currency,
      receivedAt,
      note,
      besides,
      amount: preview.total,
    };
    try {
      const { id } = await record({ recordOfflinePaymentDto }).unwrap();
      forget();
      onClose();
      onRecorded(id);
    } catch (trouble) {
      failed(trouble);
      const isSame = isApiError(trouble) && trouble.problem.code === 'recorded_already';
      setBesides(isSame ? trouble.problem.allowed?.[0] : undefined);
      refetch();
      return;
    }
    toast({ title: 'Payment recorded', description: `${organizationName} has its plan and its invoice.` });
  };

  const plans = (book?.plans ?? []).filter(({ waived }) => !waived);
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || leave()}
      title="Process Payment"
      description="Record money that came by bank transfer or cheque. It takes effect like any other payment."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <OrganizationInForm form={form} onChoose={choose} />
        <Field id="planId" label="Plan" required error={errors.planId?.message}>
          <NativeSelect
            placeholder="Choose a plan"
            options={plans.map(({ id, name, billingInterval }) => ({
              value: id,
              label: `${name}, ${billingInterval}`,
            }))}
            {...form.register('planId', { validate: (id) => id !== '' || 'Choose a plan' })}
          />
        </Field>
        <Field
          id="currency"
          label="Currency"
          required
          hint={currentData?.isCurrencyFixed ? `The running subscription is paid in ${currency}.` : undefined}
          error={errors.currency?.message}
        >
          <NativeSelect
            options={currencies}
            disabled={currentData?.isCurrencyFixed}
            value={currency}
            onChange={({ target }) => form.setValue('currency', target.value as PlanCurrency)}
          />
        </Field>
        <Field id="receivedOn" label="Received on" required error={errors.receivedOn?.message}>
          <TextInput
            type="date"
            max={today()}
            {...form.register('receivedOn', {
              validate: (day) => (day !== '' && day <= today()) || 'Choose a day that has been',
            })}
          />
        </Field>
        <Field
          id="note"
          label="Where it is found"
          required
          hint="The bank’s reference, or the number of the cheque."
          error={errors.note?.message}
        >
          <TextInput
            maxLength={300}
            {...form.register('note', { validate: (note) => note.trim() !== '' || 'Say where it is found' })}
          />
        </Field>
        <div aria-live="polite">
          {isAsked && error ? <p className="text-danger text-sm">{problemText(error)}</p> : null}
          {isAsked && isFetching && <p className="text-ink-2 text-sm">Asking what it costs...</p>}
          {isAsked && preview && (
            <p className="rounded-lg bg-sunken p-4 text-sm">
              {purposeLabels[preview.purpose]}: just <strong>{money(preview.total, currency)}</strong> has to have come,{' '}
              {preview.taxRule} included.{' '}
              {preview.appliesOn ? (
                <>
                  The plan begins on <DateText at={preview.appliesOn} />.
                </>
              ) : (
                begins[preview.purpose]
              )}{' '}
              The invoice is issued and the receipt is mailed at once.
            </p>
          )}
        </div>
        <FormActions
          submit={preview ? `Record ${besides ? 'another ' : ''}${money(preview.total, currency)}` : 'Record'}
          submitting="Recording..."
          isLoading={isLoading}
          disabled={isAsked && !preview}
          onClose={leave}
        />
      </form>
    </Dialog>
  );
}
