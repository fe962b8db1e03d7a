import { type LedgerPaymentDto, useRefundPaymentMutation } from '@alliance/api-client/books';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { money, toMinorUnits, toTyped } from '@/ui/money';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface RefundDialogProps {
  payment: LedgerPaymentDto;
  onClose: () => void;
}

/** What goes with all of a payment. */
const whole: Record<LedgerPaymentDto['wholeRefundEnds'], string> = {
  subscription:
    'It is all of the payment: the subscription that it bought ends, and the organization is on the Lite Plan.',
  paid_ahead: 'It is all of the payment: the time that it bought ahead is taken back. What runs now stays as it is.',
  past: 'It is all of the payment. What it bought is over or was replaced: the subscription stays as it is.',
  nothing: 'It is all of the payment, which never took effect: no plan ends, and its review is closed.',
};
const part = {
  something: 'It is a part: the subscription stays as it is.',
  nothing: 'It is a part of a payment that never took effect: the rest can be given back later.',
};

/** Gives back a part or all of a payment, and says before what follows. */
export default function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { id, currency, refundable, total, refunded, wholeRefundEnds } = payment;
  const [refund, { isLoading }] = useRefundPaymentMutation();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { amount: toTyped(refundable, currency), reason: '' },
  });
  const forget = useFormDraft(form, `refund:${id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const typed = toMinorUnits(form.watch('amount'), currency);
  const amount = typed && BigInt(typed) <= BigInt(refundable) ? typed : undefined;
  const isWhole = amount !== undefined && BigInt(amount) + BigInt(refunded) >= BigInt(total);

  const send = async (values: { amount: string; reason: string }) => {
    const sent = toMinorUnits(values.amount, currency);
    try {
      await refund({ id, refundPaymentDto: { amount: sent, reason: values.reason } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Refund requested', description: `${money(sent ?? '0', currency)} is on its way back.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Refund"
      description={`${payment.organization.name} paid ${money(total, currency)}; ${money(refundable, currency)} can be given back.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="amount" label={`Amount in ${currency}`} required error={form.formState.errors.amount?.message}>
          <TextInput
            inputMode="decimal"
            {...form.register('amount', {
              validate: (typed) => {
                const minor = toMinorUnits(typed, currency);
                if (!minor || BigInt(minor) === 0n) return 'Enter an amount';
                return BigInt(minor) <= BigInt(refundable) || `At most ${money(refundable, currency)}`;
              },
            })}
          />
        </Field>
        <Field
          id="reason"
          label="Reason"
          required
          hint={
            wholeRefundEnds === 'nothing'
              ? 'Stands in the mail to the payer.'
              : 'Stands in the mail to the payer and on the credit note.'
          }
          error={form.formState.errors.reason?.message}
        >
          <TextArea
            rows={2}
            maxLength={300}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Say why' })}
          />
        </Field>
        <div className="rounded-lg bg-sunken p-4 text-sm">
          <p className="font-medium">What follows</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            <li>The provider is told at once. This cannot be taken back.</li>
            <li>
              {wholeRefundEnds === 'nothing'
                ? `When the money has gone, ${payment.payerName} is mailed. There is no credit note, as there is no invoice.`
                : `When the money has gone, a credit note is issued and ${payment.payerName} is mailed.`}
            </li>
            {amount && (
              <li>
                {isWhole ? whole[wholeRefundEnds] : part[wholeRefundEnds === 'nothing' ? 'nothing' : 'something']}
              </li>
            )}
          </ul>
        </div>
        <FormActions
          submit={amount ? `Refund ${money(amount, currency)}` : 'Refund'}
          submitting="Requesting..."
          isLoading={isLoading}
          onClose={onClose}
          variant="danger"
        />
      </form>
    </Dialog>
  );
}
