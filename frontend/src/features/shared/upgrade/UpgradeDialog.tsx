import { useGetSubscriptionStatusQuery, useListPlansQuery } from '@alliance/api-client/billing';
import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import { UsageBar } from '@/ui/UsageBar';
import { useHelpTo } from '../HelpLink';
import { billingOf, checkoutOf, plansPage } from '../plans/checkout';
import { PlanPrice } from '../plans/PlanPrice';
import type { Stop } from './stop';

interface UpgradeDialogProps {
  onClose: () => void;
  /** Why not, in one sentence; by default from what is stopped. */
  reason?: string;
  stop?: Stop;
  /** Whose plan stops it. */
  organization?: { id: string; name: string };
  children?: ReactNode;
}

/** The plan stops somebody: what and why, how much is used and until when, which plan would allow it, and the way to it. */
export default function UpgradeDialog({ onClose, reason, stop, organization, children }: UpgradeDialogProps) {
  const { viewer } = useViewer();
  const decides = !organization || organizationsAs(viewer, leaders).some(({ id }) => id === organization.id);
  const owner = organization ? `${organization.name}’s` : 'Your';
  if (stop?.isReadOnly && organization)
    return (
      <RenewalDialog organization={organization} decides={decides} onClose={onClose}>
        {children}
      </RenewalDialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Upgrade Required"
      description={reason ?? (stop && sentence(stop, owner))}
    >
      <div className="flex flex-col gap-4">
        {stop && <Use stop={stop} />}
        {children}
        {stop?.plan && <Offer {...stop.plan} organizationId={organization?.id} />}
        {!decides && organization && (
          <p className="text-ink-2">Only an owner or admin of {organization.name} can change its plan.</p>
        )}
      </div>
      <UpgradeActions
        planId={decides ? stop?.plan?.id : undefined}
        organizationId={organization?.id}
        cannot={Boolean(stop && !stop.plan)}
        decides={decides}
        onClose={onClose}
      />
    </Dialog>
  );
}

type RenewalDialogProps = Required<Pick<UpgradeDialogProps, 'onClose' | 'organization'>> & {
  /** Whether the viewer may pay it. */
  decides: boolean;
  children: ReactNode;
};

/** No other plan is wanted: what stops somebody is that the running one has not been paid. */
function RenewalDialog({ onClose, organization: { id, name }, decides, children }: RenewalDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Renewal Not Paid"
      description={`The last renewal of ${name} has not been paid: until it is, what is there can only be read.`}
    >
      {children}
      {!decides && <p className="text-ink-2">Only an owner or admin of {name} can pay it.</p>}
      <DialogActions>
        <Button variant={decides ? 'secondary' : 'primary'} onClick={onClose}>
          {decides ? 'Maybe Later' : 'Close'}
        </Button>
        {decides && (
          <LinkButton to={billingOf(id)} data-first-focus>
            Plan and billing
          </LinkButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

const sentence = ({ name, limit, period }: Stop, owner: string) =>
  limit === 0
    ? `${owner} plan includes no ${name}.`
    : `${owner} plan allows no more ${name}${period === 'total' ? '' : ` this ${period}`}.`;

/** How much of it is used, and when it starts again; nothing of what the plan does not include. */
function Use({ stop: { name, used, limit, resetsAt } }: { stop: Stop }) {
  if (!limit) return null;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-ink-2 first-letter:uppercase">{name}</span>
        <span className="font-semibold tabular-nums">
          {counted(used)} of {counted(limit)} used
        </span>
      </p>
      <div className="mt-2">
        <UsageBar used={used} limit={limit} />
      </div>
      {resetsAt && (
        <p className="mt-2 text-ink-2 text-sm">
          The next ones can be used from <DateText at={resetsAt} /> on.
        </p>
      )}
    </div>
  );
}

type OfferProps = NonNullable<Stop['plan']> & { organizationId?: string };

/** The cheapest plan that would allow it, at its price of today, in the currency that is paid in. */
function Offer({ id: planId, name, allows, organizationId = '' }: OfferProps) {
  const titleId = useId();
  const { data, isLoading } = useListPlansQuery();
  const { data: status } = useGetSubscriptionStatusQuery({ organizationId }, { skip: !organizationId });
  const plan = data?.plans.find(({ id }) => id === planId);
  return (
    <section className="rounded-lg border border-line bg-sunken p-4" aria-labelledby={titleId}>
      <p id={titleId} className="text-ink-2 text-sm">
        The cheapest plan that allows it
      </p>
      <h3 className="mt-1 font-semibold text-lg">{name}</h3>
      <p className="text-ink-2">{allows}</p>
      <div className="mt-2 min-h-8">
        {plan ? (
          <PlanPrice plan={plan} currency={status?.subscription?.currency} />
        ) : (
          isLoading && <Skeleton className="h-7 w-40" />
        )}
      </div>
    </section>
  );
}

interface UpgradeActionsProps {
  planId?: string;
  organizationId?: string;
  /** No plan allows more. */
  cannot: boolean;
  /** Whether whom it stops may change the plan. */
  decides: boolean;
  onClose: () => void;
}

function UpgradeActions({ planId, organizationId, cannot, decides, onClose }: UpgradeActionsProps) {
  const help = useHelpTo();
  const checkout = planId && checkoutOf({ planId, organizationId });
  if (cannot)
    return (
      <DialogActions>
        {help && (
          <LinkButton to={help} variant="secondary">
            Ask for more
          </LinkButton>
        )}
        <Button onClick={onClose} data-first-focus>
          Close
        </Button>
      </DialogActions>
    );
  return (
    <DialogActions>
      {checkout && (
        <Link
          to={plansPage}
          className="inline-flex min-h-11 items-center justify-center text-brand underline underline-offset-4 sm:mr-auto"
        >
          Compare the plans
        </Link>
      )}
      <Button variant="secondary" onClick={onClose}>
        Maybe Later
      </Button>
      <LinkButton to={checkout || plansPage} data-first-focus>
        {decides ? 'Upgrade Now' : 'Compare the plans'}
      </LinkButton>
    </DialogActions>
  );
}
