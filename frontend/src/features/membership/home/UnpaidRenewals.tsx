import { type UnpaidRenewalDto, useGetSubscriptionStatusQuery } from '@alliance/api-client/billing';
import { leaders, type Viewer } from '@alliance/api-client/viewer';
import { billingOf } from '@/features/shared/plans/checkout';
import { LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { Strip } from '@/ui/Strip';

/** Which of the viewer's organizations have not paid their renewal; nothing where all have. */
export function UnpaidRenewals({ viewer }: { viewer: Viewer }) {
  const { data } = useGetSubscriptionStatusQuery({});
  return data?.unpaid.map((renewal) => {
    const membership = viewer.organizations.find(({ organization }) => organization.id === renewal.organizationId);
    return membership && <UnpaidRenewal key={renewal.organizationId} renewal={renewal} {...membership} />;
  });
}

type UnpaidRenewalProps = { renewal: UnpaidRenewalDto } & Viewer['organizations'][number];

function UnpaidRenewal({ renewal, organization: { id, name }, role }: UnpaidRenewalProps) {
  const { planName, total, currency, since, readOnly, readOnlyFrom, endsAt } = renewal;
  const decides = leaders.some((leader) => leader === role);
  return (
    <Strip tone="danger" action={decides && <LinkButton to={billingOf(id)}>Pay the renewal</LinkButton>}>
      <strong className="font-semibold">
        The renewal of {planName} for {name} has not been paid.
      </strong>{' '}
      {total && (
        <>
          {money(total, currency)} has been due since <DateText at={since} />.{' '}
        </>
      )}
      {readOnly ? (
        'What is there can only be read until it is paid.'
      ) : (
        <>
          From <DateText at={readOnlyFrom} /> on what is there can only be read.
        </>
      )}{' '}
      {decides ? (
        <>
          The subscription ends on <DateText at={endsAt} /> unless it is paid; nothing is deleted.
        </>
      ) : (
        `Only an owner or admin of ${name} can pay it.`
      )}
    </Strip>
  );
}
