import {
  type EstimateDto,
  type PlanDto,
  type PriceBookDto,
  type SubscribedPlanDto,
  useGetBillingOverviewQuery,
} from '@alliance/api-client/billing';
import type { Organization, Viewer } from '@alliance/api-client/viewer';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { RadioCards } from '@/ui/RadioCards';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { BillingFields } from './BillingFields';
import {
  billingNames,
  type CheckoutMethod,
  type CheckoutValues,
  checkoutMethods,
  draftName,
  emptyCheckout,
  fieldsRequired,
  isRequiredField,
  knownOf,
  termsRequired,
} from './checkout-form';
import { FormSection } from './FormSection';
import { chargeInWords, differenceInWords, estimateInWords } from './in-words';
import { TwoColumns } from './TwoColumns';
import { useCompleteOrder } from './useCompleteOrder';
import type { useQuote } from './useQuote';

interface CheckoutFormProps {
  plan: PlanDto;
  book: PriceBookDto;
  viewer: Viewer | undefined;
  organization: Organization | undefined;
  /** The plan that the organization pays for now. */
  running: SubscribedPlanDto | undefined;
  /** Said before the form. */
  notice?: ReactNode;
  /** The choice of an organization, where there is one. */
  onBehalf: ReactNode;
  offer: ReturnType<typeof useQuote>;
  /** What it costs whoever has not said yet for whom. */
  estimate: EstimateDto | undefined;
  summary: ReactNode;
  onLoginFirst: () => void;
}

/** Who pays and how; what is paid is the quote's. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { viewer, offer, onBehalf, summary, onLoginFirst } = props;
  const form = useForm<CheckoutValues>({ defaultValues: emptyCheckout, shouldFocusError: false });
  useFormDraft(form, draftName, { except: 'agreeTerms' });
  useKnown(form, viewer, props.organization);
  const order = useCompleteOrder({ form, onExpired: () => void offer.renew(), onSignedOut: onLoginFirst });
  const method = form.watch('method');

  const refuse = (errors: FieldErrors<CheckoutValues>) => {
    const wrong = Object.entries(errors).map(([name, error]) => ({ fieldId: name, message: String(error?.message) }));
    order.setProblems(wrong);
    const isFieldMissing = wrong.some(({ fieldId }) => isRequiredField(fieldId));
    if (errors.agreeTerms) toast({ ...termsRequired, variant: 'destructive' });
    else if (isFieldMissing) toast({ ...fieldsRequired, variant: 'destructive' });
  };

  const send = async (values: CheckoutValues) => {
    if (!viewer) onLoginFirst();
    else if (offer.quote) await order.complete(values, offer.quote);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send, refuse)}>
        <TwoColumns
          form={
            <>
              <ErrorSummary errors={order.problems} title="The order was not completed" />
              {onBehalf}
              {props.notice}
              <FormSection title="Checkout method" titleId="method-title">
                <RadioCards<CheckoutMethod>
                  labelledBy="method-title"
                  name="method"
                  options={checkoutMethods}
                  value={method}
                  onChange={(chosen) => {
                    form.clearErrors();
                    order.setProblems([]);
                    form.setValue('method', chosen);
                  }}
                />
              </FormSection>
              {method === 'custom' && <BillingFields />}
            </>
          }
          summary={summary}
          confirm={<Confirm {...props} form={form} isProcessing={order.isProcessing} />}
        />
      </form>
    </FormProvider>
  );
}

type ConfirmProps = CheckoutFormProps & { form: ReturnType<typeof useForm<CheckoutValues>>; isProcessing: boolean };

/** The terms, what will be charged in a sentence, and the button. */
function Confirm({ form, isProcessing, plan, book, organization, running, offer, estimate }: ConfirmProps) {
  const { quote, before } = offer;
  const sentence =
    quote && organization
      ? chargeInWords(quote, plan, organization.name, running)
      : estimate && estimateInWords(estimate, plan);
  return (
    <>
      <Checkbox
        id="agreeTerms"
        label={
          <>
            I agree to the <TextLink href="/terms">Terms of Service</TextLink> and{' '}
            <span className="whitespace-nowrap">
              <TextLink href="/privacy">Privacy Policy</TextLink>
              <span className="text-danger" aria-hidden="true">
                {' *'}
              </span>
            </span>
          </>
        }
        error={form.formState.errors.agreeTerms?.message}
        {...form.register('agreeTerms', { validate: (agreed) => agreed || termsRequired.description })}
      />
      <div role="status" className="mt-4 space-y-2">
        {quote && before && (
          <p className="rounded-md border border-line bg-accent-soft p-3 text-ink text-sm">
            {differenceInWords(before, quote)}
          </p>
        )}
        {sentence && <p className="text-ink">{sentence}</p>}
      </div>
      <Button
        type="submit"
        size="lg"
        className="mt-5 w-full sm:w-auto sm:min-w-64"
        pending={isProcessing}
        disabled={!sentence}
      >
        {isProcessing ? 'Processing...' : 'Complete Order'}
      </Button>
      <p className="mt-3 text-ink-2 text-sm">
        You pay on the payment provider’s page: no card number reaches us.
        {quote?.purpose !== 'change' && ` Money back until day ${book.moneyBackDays} after the first payment.`}
      </p>
    </>
  );
}

/** Fills in what is known and was not typed: the billing contact of the organization, or else the member. */
function useKnown(
  { getValues, setValue }: ReturnType<typeof useForm<CheckoutValues>>,
  viewer: Viewer | undefined,
  organization: Organization | undefined,
) {
  const organizationId = organization?.id ?? '';
  const { currentData, isFetching } = useGetBillingOverviewQuery({ organizationId }, { skip: !organizationId });
  const contact = currentData?.contact;
  const filled = useRef<Partial<CheckoutValues>>(emptyCheckout);
  useEffect(() => {
    if (!viewer || isFetching) return;
    const known: CheckoutValues = { ...emptyCheckout, ...knownOf(viewer), ...contact };
    for (const name of billingNames)
      if (!getValues(name) || getValues(name) === filled.current[name]) setValue(name, known[name]);
    filled.current = known;
  }, [viewer, contact, isFetching, getValues, setValue]);
}

/** In a tab of its own, so that the form stays. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-brand underline underline-offset-2">
      {children}
    </a>
  );
}
