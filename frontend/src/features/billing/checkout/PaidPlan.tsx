import { type PaymentStateDto, useListPlansQuery } from '@alliance/api-client/billing';
import type { Organization } from '@alliance/api-client/viewer';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { LinkButton } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { DocumentLink } from '../organization/DocumentLink';
import { BillingLink } from './NothingToBuy';

/** What an organization has from now on, and where to begin with it. */
export function PaidPlan({ payment, organization }: { payment: PaymentStateDto; organization?: Organization }) {
  const { planId, planName, periodStart, periodEnd, invoiceNumber } = payment;
  const features = useListPlansQuery().data?.plans.find(({ id }) => id === planId)?.features ?? [];
  return (
    <>
      <Card as="section" className="mt-6">
        <h2 className="text-xl">{planName}</h2>
        <div className="mt-4">
          <Facts
            facts={[
              ['Organization', organization?.name],
              ['From', periodStart && <DateText at={periodStart} />],
              ['Until', periodEnd && <DateText at={periodEnd} />],
              ['Invoice', invoiceNumber && <DocumentLink number={invoiceNumber}>{invoiceNumber}</DocumentLink>],
            ]}
          />
        </div>
        {features.length > 0 && (
          <div className="mt-5 border-line border-t pt-4">
            <FeatureList features={features} />
          </div>
        )}
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/problems?submit=1">Submit a problem</LinkButton>
        {organization && <BillingLink organization={organization} variant="secondary" />}
      </div>
    </>
  );
}
