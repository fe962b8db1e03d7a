import type { DashboardDto } from '@alliance/api-client/dashboard';
import { Card } from '@/ui/Card';
import { counted } from '@/ui/count';
import { figure } from '@/ui/money';
import { FigureLink } from './FigureLink';
import { quarterAddress, quarterName } from './periods';

/** What stands out, from the same counts as the rest of the page. */
export function Highlights({ highlights }: { highlights: DashboardDto['highlights'] }) {
  const { recordQuarter, countries, organizations } = highlights;
  const lines = [
    recordQuarter && {
      value: figure(recordQuarter.confirmedUsd, 'USD'),
      text: `Record quarter: confirmed in ${quarterName(recordQuarter.quarter)}`,
      of: `confirmed in ${quarterName(recordQuarter.quarter)}`,
      to: quarterAddress(recordQuarter.quarter),
    },
    {
      value: counted(countries),
      text: countries === 1 ? 'country with members' : 'countries with members',
      of: 'countries',
      to: '/members?map=1',
    },
    {
      value: counted(organizations),
      text: organizations === 1 ? 'organization' : 'organizations',
      of: 'organizations',
      to: '/members',
    },
  ].filter((line) => line !== null);
  return (
    <Card as="section" className="min-w-0">
      <h2 className="text-xl">Platform Highlights</h2>
      <dl className="mt-4 grid gap-3">
        {lines.map(({ value, text, of, to }) => (
          <div key={text} className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-3">
            <dt className="min-w-0 flex-1 basis-32 text-ink-2 text-sm">{text}</dt>
            <dd className="whitespace-nowrap font-semibold text-lg tabular-nums">
              <FigureLink to={to} of={of}>
                {value}
              </FigureLink>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
