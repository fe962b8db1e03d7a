import type { PlanCurrency, PlanDto, QuoteDto } from '@alliance/api-client/billing';
import { isApiError, problemText } from '@alliance/api-client/problem';
import type { Organization } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { HelpLink } from '@/features/shared/HelpLink';
import { billingOf } from '@/features/shared/plans/checkout';
import { Button, LinkButton } from '@/ui/Button';
import type { ButtonLook } from '@/ui/buttonClasses';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { useIsMounted } from '@/ui/routing';
import { billed } from '../plan-changes';

interface NothingToBuyProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Why nothing is charged, and what can be done instead. */
export function NothingToBuy({ title, children, actions }: NothingToBuyProps) {
  return (
    <section role="status" className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-ink-2">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">{actions}</div>
    </section>
  );
}

interface NotPayableProps {
  organization: Organization;
  plan: PlanDto;
  helpAddress: string;
  /** Absent where the running subscription decides. */
  onCurrency?: (currency: PlanCurrency) => void;
}

/** Of a quote that cannot be paid here. */
export function NotPayable({ quote, ...page }: NotPayableProps & { quote: QuoteDto }) {
  const { organization, plan, helpAddress, onCurrency } = page;
  const { currency, obstacle, appliesOn } = quote;
  const toBilling = <BillingLink organization={organization} />;
  const other = currency === 'USD' ? 'NGN' : 'USD';
  switch (obstacle) {
    case 'nothing_to_pay':
      return (
        <NothingToBuy
          title="There is nothing to pay now"
          actions={
            <>
              <LinkButton to={`${billingOf(organization.id)}?change=${plan.id}`}>
                Change at the end of the period
              </LinkButton>
              <BillingLink organization={organization} variant="secondary" />
            </>
          }
        >
          {billed(plan)}, can begin{' '}
          {appliesOn && (
            <>
              on <DateText at={appliesOn} />,{' '}
            </>
          )}
          when the period that {organization.name} has paid for is over. It costs nothing until then, and what is paid
          keeps its plan. Choose it on the billing page; until that day you can undo it there.
        </NothingToBuy>
      );
    case 'currency_not_charged':
      return (
        <NothingToBuy
          title={`Payments in ${currency} are not possible here`}
          actions={onCurrency && <Button onClick={() => onCurrency(other)}>Pay in {other}</Button>}
        >
          The payment provider does not take this currency. Nothing has been charged.
        </NothingToBuy>
      );
    case 'amount_too_small':
      return (
        <NothingToBuy title="The amount is too small to be charged" actions={toBilling}>
          What is left of the running period pays nearly all of {plan.name}. Buy it when the period is over, or write to{' '}
          <HelpLink address={helpAddress} />.
        </NothingToBuy>
      );
    default:
      return (
        <NothingToBuy title="Payments are not possible just now">
          This installation takes no payments yet. Write to <HelpLink address={helpAddress} /> to pay in another way.
        </NothingToBuy>
      );
  }
}

interface NotQuotedProps extends Pick<NotPayableProps, 'organization' | 'plan'> {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Of a quote that was refused. */
export function NotQuoted(props: NotQuotedProps) {
  const { error, organization, plan, retrying, onRetry } = props;
  const { code } = isApiError(error) ? error.problem : { code: 'unknown' };
  if (code === 'plan_runs_already')
    return (
      <NothingToBuy title={`${organization.name} has this plan`} actions={<BillingLink organization={organization} />}>
        {plan.name} runs already and is paid. There is nothing to pay now.
      </NothingToBuy>
    );
  if (code === 'plan_not_sold') return <NothingToBuy title="This plan is not sold">{problemText(error)}</NothingToBuy>;
  return (
    <LoadFailure what="The total" retrying={retrying} onRetry={onRetry}>
      {problemText(error)}
    </LoadFailure>
  );
}

/** Where an organization's plan is seen and changed, once there is such a page. */
export function BillingLink({ organization, ...look }: { organization: Organization } & ButtonLook) {
  const page = `/organizations/${organization.id}/billing`;
  return useIsMounted()(page) ? (
    <LinkButton to={page} {...look}>
      Plan and billing
    </LinkButton>
  ) : (
    <LinkButton to="/" {...look}>
      Go to your home page
    </LinkButton>
  );
}
