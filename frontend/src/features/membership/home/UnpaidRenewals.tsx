import type { UnpaidRenewalDto } from '@alliance/api-client/billing';
import { leaders, type Viewer } from '@alliance/api-client/viewer';
import { billingOf } from '@/features/shared/plans/checkout';
import { LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';

interface UnpaidRenewalsProps {
  viewer: Viewer;
  unpaid: UnpaidRenewalDto[];
}

/** Which of the viewer's organizations have not paid their renewal. */
export default function UnpaidRenewals({ viewer, unpaid }: UnpaidRenewalsProps) {
  return unpaid.map((renewal) => {
    const membership = viewer.organizations.find(({ organization }) => organization.id === renewal.organizationId);
    return membership && <UnpaidRenewal key={renewal.organizationId} renewal={renewal} {...membership} />;
  });
}

type UnpaidRenewalProps = { renewal: UnpaidRenewalDto } & Viewer['organizations'][number];

/** What is owed, since when and until when, with the way to pay it for who can; for the others that it is, and whom to ask. */
function UnpaidRenewal({ renewal, organization: { id, name }, role }: UnpaidRenewalProps) {
  const { planName, total, currency, since, readOnly, readOnlyFrom, endsAt } = renewal;
  const decides = leaders.some((leader) => leader === role);
  return (
    <section
      aria-label={`Renewal of ${name}`}
      className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-danger bg-danger-soft p-4 sm:px-6 md:mb-6"
    >
      <p className="min-w-0 flex-1 basis-72 text-ink [overflow-wrap:anywhere]">
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
      </p>
      {decides && <LinkButton to={billingOf(id)}>Pay the renewal</LinkButton>}
    </section>
  );
}
