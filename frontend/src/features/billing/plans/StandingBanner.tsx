import type { SubscriptionStatusDto } from '@alliance/api-client/billing';
import type { ReactNode } from 'react';
import { intervalNames, statusNames } from '@/content/plans';
import { tierNames } from '@/content/tiers';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { billingOf } from '@/features/shared/plans/checkout';
import { Badge } from '@/ui/Badge';
import { LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { Skeleton } from '@/ui/Skeleton';
import { PayRenewal } from './PayRenewal';
import type { Standing } from './useStanding';

/** What runs, or that nothing does: the same place for both, so that nothing moves when the answer comes. */
export function StandingBanner({ standing }: { standing?: Standing }) {
  const organization = standing?.membership.organization;
  return (
    <Card as="section" className="mb-8 min-h-26">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {standing ? <How standing={standing} /> : <Waiting />}
          {organization && !standing.decides && (
            <p className="mt-1 text-ink-2 text-sm">
              Only an owner or admin of {organization.name} can change its plan.
            </p>
          )}
        </div>
        {organization && (
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <OrganizationField
              id="organizationId"
              organizations={standing.memberships.map((membership) => membership.organization)}
              value={organization.id}
              onChange={({ target }) => standing.choose(target.value)}
            />
            {standing.decides && isDue(standing.status) && <PayRenewal organizationId={organization.id} />}
            {standing.decides && (
              <LinkButton to={billingOf(organization.id)} variant="secondary">
                Manage billing
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

type Status = NonNullable<SubscriptionStatusDto['subscription']>['status'];

const isUnpaid = (status: Status | undefined): status is keyof typeof statusNames =>
  status === 'past_due' || status === 'grace';
const isDue = (standing: SubscriptionStatusDto | undefined) => isUnpaid(standing?.subscription?.status);

const Waiting = () => (
  <div role="status">
    <span className="sr-only">Loading your plan...</span>
    <Skeleton className="h-7 w-52" />
    <Skeleton className="mt-2 h-5 w-72 max-w-full" />
  </div>
);

function How({ standing }: { standing: Standing }) {
  const { membership, status, isUnknown } = standing;
  if (isUnknown) return <Line title="Your plan">How it stands could not be loaded. The prices below are today’s.</Line>;
  if (!status) return <Waiting />;
  return status.hasSubscription ? (
    <Running organizationName={membership.organization.name} {...status} />
  ) : (
    <NothingRuns {...standing} />
  );
}

function Running({ organizationName, plan, subscription }: SubscriptionStatusDto & { organizationName: string }) {
  if (!plan || !subscription) return null;
  const { status, currentPeriodEnd, cancelAtPeriodEnd, currency } = subscription;
  const unpaid = isUnpaid(status) && status;
  return (
    <Line
      title={
        <>
          Active Subscription: {plan.name}
          {unpaid && <Badge tone="orange">{statusNames[unpaid]}</Badge>}
        </>
      }
    >
      {organizationName}&nbsp;· {intervalNames[plan.billingInterval]}, in {currency}&nbsp;·{' '}
      {cancelAtPeriodEnd ? 'ends on' : unpaid ? 'was paid until' : 'paid until'} <DateText at={currentPeriodEnd} />
    </Line>
  );
}

function NothingRuns({ membership: { organization, membershipTier }, trialEndsAt }: Standing) {
  const plan = tierNames[membershipTier];
  if (!trialEndsAt) return <Line title={`Your plan: ${plan}`}>{organization.name} has no paid subscription.</Line>;
  return (
    <Line title={`Free trial: ${plan}`}>
      {organization.name} tries it until <DateText at={trialEndsAt} />. Nothing is charged unless you subscribe.
    </Line>
  );
}

const Line = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">{title}</h2>
    <p className="mt-1 text-ink-2">{children}</p>
  </>
);
