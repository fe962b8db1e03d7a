import { useGetValueStatementQuery, type ValueStatementDto } from '@alliance/api-client/billing';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';
import type { OfOrganization } from './of-organization';
import { Loaded, Section } from './Section';

/** What was used of the plan, what came of it, and whether a cheaper one would have been enough. */
export function ValueSection({ organizationId }: OfOrganization) {
  const statement = useGetValueStatementQuery({ organizationId });
  return (
    <Section id="value" title="What it brought">
      <Loaded what="The statement" result={statement}>
        {(known) => <Statement statement={known} />}
      </Loaded>
    </Section>
  );
}

/** In the first thirty days of a period hardly anything can have been used. */
const tooEarlyToSay = 30 * 86_400_000;

function Statement({ statement: { from, until, used, outcomes, cheaperPlan } }: { statement: ValueStatementDto }) {
  const facts = [
    ...used.map(({ feature, name, used: many, allowed }) => ({
      key: feature,
      name: `${name} used`,
      value:
        allowed === null
          ? many.toLocaleString('en-US')
          : `${many.toLocaleString('en-US')} of ${allowed.toLocaleString('en-US')}`,
    })),
    ...outcomes.map(({ outcome, name, count }) => ({ key: outcome, name, value: count.toLocaleString('en-US') })),
  ];
  return (
    <>
      <p className="text-ink-2 text-sm">
        Since <DateText at={from} />.
      </p>
      {facts.length === 0 ? (
        <p className="mt-3 text-ink-2">Nothing of what the plan counts has been used yet.</p>
      ) : (
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(({ key, name, value }) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-2 text-sm">{name}</dt>
              <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {cheaperPlan && Date.parse(until) - Date.parse(from) > tooEarlyToSay && (
        <p className="mt-5 max-w-prose border-line-strong border-l-2 pl-4">
          {cheaperPlan.plan.name} would have been enough for this: it costs{' '}
          {money(cheaperPlan.price, cheaperPlan.currency)} instead of{' '}
          {money(cheaperPlan.currentPrice, cheaperPlan.currency)}, before tax.{' '}
          {cheaperPlan.plan.tier === 'free'
            ? 'Cancel the subscription above, and the organization goes on with it when what is paid is over.'
            : 'Change the plan above; it takes over when what is paid is over.'}
        </p>
      )}
    </>
  );
}
