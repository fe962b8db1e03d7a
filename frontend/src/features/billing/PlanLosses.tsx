import { type PlanDto, type PlanLossesDto, useListPlanLossesQuery } from '@alliance/api-client/billing';
import type { MembershipTier } from '@alliance/api-client/membership';
import type { ReactNode } from 'react';
import { tierNames } from '@/content/tiers';
import { DateText } from '@/ui/DateText';

/** What an organization has now, also what nobody pays for. */
interface Holding {
  organization: { id: string; name: string };
  tier: MembershipTier;
  /** Whether a subscription pays for it. */
  isPaid: boolean;
  /** Until when it is tried, where it is. */
  trialEndsAt?: string;
}

interface PlanLossesProps {
  holding: Holding;
  plan: Pick<PlanDto, 'name' | 'tierType'>;
  /** When the plan begins; as soon as it is paid where absent. */
  from?: string;
  /** Lets the list be unfolded, where there is little room. */
  folded?: boolean;
}

/** What a plan takes away of what the organization has now, and from when on; nothing where it takes nothing. */
export function PlanLosses({ holding, plan, from, folded = false }: PlanLossesProps) {
  const { organization, tier } = holding;
  const { currentData, isError } = useListPlanLossesQuery(
    { organizationId: organization.id },
    // Who has the least loses nothing.
    { skip: tier === 'free' },
  );
  if (isError)
    return (
      <p className="text-ink-2 text-sm">
        What {organization.name} would have less of by {plan.name} could not be loaded.
      </p>
    );
  const losses = currentData?.find(({ tierType }) => tierType === plan.tierType)?.losses;
  if (!losses) return null;
  const list = (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {losses.map((loss) => (
        <li key={loss.name}>{lossInWords(loss)}</li>
      ))}
    </ul>
  );
  return (
    <div className="text-ink text-sm">
      <p>
        <Now {...holding} />{' '}
        {from ? (
          <>
            From <DateText at={from} /> on
          </>
        ) : (
          'As soon as the payment is confirmed'
        )}
        , {plan.name} takes its place, and there is less than now{folded ? '.' : ':'}
      </p>
      {folded ? <Folded title={`What there is less of (${losses.length})`}>{list}</Folded> : list}
    </div>
  );
}

function Now({ organization, tier, isPaid, trialEndsAt }: Holding) {
  const has = `${organization.name} has ${tierNames[tier]} now`;
  if (isPaid) return <>{has}.</>;
  if (!trialEndsAt) return <>{has}, without paying for it.</>;
  return (
    <>
      {has}, on trial until <DateText at={trialEndsAt} />.
    </>
  );
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="mt-1">
    <summary className="flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
      {title}
    </summary>
    {children}
  </details>
);

/** "100k sandbox tokens/month instead of 500k sandbox tokens/month". */
const lossInWords = ({ name, now, left }: PlanLossesDto['losses'][number]) =>
  left ? `${left} instead of ${now.charAt(0).toLowerCase()}${now.slice(1)}` : `No ${name} any more`;
