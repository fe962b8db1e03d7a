import { type EntitlementDto, useGetSeatsQuery, useListEntitlementsQuery } from '@alliance/api-client/billing';
import { type ReactNode, useId } from 'react';
import { DateText } from '@/ui/DateText';
import { UsageBar } from '@/ui/UsageBar';
import type { OfOrganization } from './of-organization';
import { Loaded, Section } from './Section';

/** What the plan allows, how much of it is used, and when that starts again at nothing. */
export function UsageSection({ organizationId }: OfOrganization) {
  const entitlements = useListEntitlementsQuery({ organizationId });
  const seats = useGetSeatsQuery({ organizationId });
  return (
    <Section id="usage" title="Usage">
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Loaded what="The seats" result={seats}>
          {({ used, limit }) => <Seats used={used} limit={limit} />}
        </Loaded>
        <Loaded what="The usage" result={entitlements}>
          {(all) => <Entitlements all={all} />}
        </Loaded>
      </div>
    </Section>
  );
}

function Seats({ used, limit }: { used: number; limit: number | null }) {
  const note = limit === 0 && used === 0 ? 'The plan is for the owner alone.' : 'People beside the owner.';
  return <Meter name="Seats" used={used} limit={limit} note={note} />;
}

function Entitlements({ all }: { all: EntitlementDto[] }) {
  const metered = all.filter(({ limit, used }) => (limit !== null && limit > 0) || used > 0);
  const others = all.filter((one) => !metered.includes(one));
  const included = others.filter(({ allowance }) => allowance !== 'off');
  const missing = others.filter(({ allowance }) => allowance === 'off');
  return (
    <>
      {metered.map((one) => (
        <Meter
          key={one.feature}
          name={capital(one.name)}
          used={one.used}
          limit={one.limit}
          note={<Resets of={one} />}
        />
      ))}
      <Listed title="Included without limit" features={included} />
      <Listed title="Not in this plan" features={missing} />
    </>
  );
}

function Resets({ of: { resetsAt, period, isOverridden } }: { of: EntitlementDto }) {
  return (
    <>
      {resetsAt ? (
        <>
          Counted by the {period}: starts again on <DateText at={resetsAt} />.
        </>
      ) : (
        'Counted for good.'
      )}
      {isOverridden && ' Granted to this organization beyond its plan.'}
    </>
  );
}

interface MeterProps {
  name: string;
  used: number;
  limit: number | null;
  note: ReactNode;
}

function Meter({ name, used, limit, note }: MeterProps) {
  return (
    <div className="border-line border-b pb-4 not-first:pt-4 sm:nth-2:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium text-base tracking-normal">{name}</h3>
        <p className="text-sm tabular-nums">
          {limit === null
            ? `${used.toLocaleString('en-US')} used, no limit`
            : `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} used`}
        </p>
      </div>
      {limit !== null && (
        <div className="mt-2">
          <UsageBar used={used} limit={limit} />
        </div>
      )}
      <p className="mt-1.5 text-ink-2 text-sm">{note}</p>
    </div>
  );
}

function Listed({ title, features }: { title: string; features: EntitlementDto[] }) {
  const titleId = useId();
  if (features.length === 0) return null;
  return (
    <div className="col-span-full mt-4">
      <h3 id={titleId} className="font-medium text-base tracking-normal">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="mt-1 text-ink-2 text-sm sm:columns-2">
        {features.map(({ feature, name }) => (
          <li key={feature} className="py-0.5">
            {capital(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
