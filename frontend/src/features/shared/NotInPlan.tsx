import { type EntitlementDto, useListPlansQuery } from '@alliance/api-client/billing';
import { Button, LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { DialogActions } from '@/ui/Dialog';
import { useIsMounted } from '@/ui/routing';

const plansPage = '/subscription';

/** What an organization's plan does not allow, or no more for now; which plan would, and how to get it. */
export function NotInPlan({ entitlement, onClose }: { entitlement: EntitlementDto; onClose: () => void }) {
  const { name, used, limit, period, resetsAt, plan } = entitlement;
  const isMounted = useIsMounted();
  const helpAddress = useListPlansQuery().data?.helpAddress;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold text-ink">
        {limit === 0
          ? `Your organization’s plan includes no ${name}.`
          : `Your organization has used ${used} of ${limit} ${name}${period === 'total' ? '' : ` of this ${period}`}.`}
      </p>
      {limit !== 0 && resetsAt && (
        <p className="text-ink-2">
          The next ones can be used from <DateText at={resetsAt} /> on.
        </p>
      )}
      {plan && <p className="text-ink-2">With {plan.name} you can go on at once.</p>}
      {!isMounted(plansPage) && helpAddress && (
        <p className="text-ink-2">
          To change the plan, write to{' '}
          <a href={`mailto:${helpAddress}`} className="font-medium text-brand underline underline-offset-4">
            {helpAddress}
          </a>
          .
        </p>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {isMounted(plansPage) && <LinkButton to={plansPage}>Compare the plans</LinkButton>}
      </DialogActions>
    </div>
  );
}
