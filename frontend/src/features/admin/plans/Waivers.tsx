import type { PlanDto } from '@alliance/api-client/billing';
import { useChangePlanWaiverMutation } from '@alliance/api-client/books';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { standsInTheAudit } from '../reason';

const WordsDialog = laterDialog(() => import('@/ui/WordsDialog'));

const nameOf = ({ name, billingInterval }: PlanDto) => `${name}, ${billingInterval}`;

const actionOf = ({ waived }: PlanDto) => (waived ? 'End the waiver' : 'Waive the price');

/** Whether the plans of the lowest tier are free to join, although they have a price. */
export function Waivers({ plans }: { plans: PlanDto[] }) {
  const [change, { isLoading }] = useChangePlanWaiverMutation();
  const [chosen, setChosen] = useState<PlanDto>();

  return (
    <section aria-labelledby="waivers" className="mt-10">
      <h2 id="waivers" className="text-xl">
        Free to join
      </h2>
      <p className="mt-1 text-ink-2 text-sm">A plan whose price is waived shows it struck through and is not sold.</p>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface text-sm">
        {plans
          .filter(({ tierType, waived }) => tierType === 'free' || waived)
          .map((plan) => (
            <li key={plan.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
              <span>
                <span className="font-medium">{nameOf(plan)}</span>{' '}
                <span className="text-ink-2">{plan.waived ? 'is free to join' : 'is sold like the others'}</span>
              </span>
              <Button
                variant="secondary"
                onClick={() => setChosen(plan)}
                aria-label={`${actionOf(plan)}: ${nameOf(plan)}`}
              >
                {actionOf(plan)}
              </Button>
            </li>
          ))}
      </ul>
      {chosen && (
        <WordsDialog
          draft={`waiver:${chosen.id}`}
          title={`${actionOf(chosen)}?`}
          description={
            chosen.waived
              ? `${nameOf(chosen)} is sold at its price from now on. Who has joined free stays.`
              : `${nameOf(chosen)} is free to join from now on, and no longer sold.`
          }
          hint={standsInTheAudit}
          max={500}
          required="Say why"
          submit={actionOf(chosen)}
          submitting="Changing..."
          done={{
            title: 'Plan changed',
            description: `${nameOf(chosen)} is ${chosen.waived ? 'sold' : 'free to join'}.`,
          }}
          isLoading={isLoading}
          onSend={(reason) => change({ id: chosen.id, changeWaiverDto: { waived: !chosen.waived, reason } }).unwrap()}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
