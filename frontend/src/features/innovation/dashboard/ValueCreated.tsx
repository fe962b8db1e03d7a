import type { DashboardDto, ValueQuarterDto } from '@alliance/api-client/dashboard';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/charts/DataTable';
import { ShareBar } from '@/ui/charts/ShareBar';
import { counted } from '@/ui/count';
import { figure, inFull } from '@/ui/money';
import { useIsMounted } from '@/ui/routing';
import { FigureLink } from './FigureLink';
import { quarterAddress, quarterName } from './periods';

/** In billions with one decimal; below a tenth of one that would say nothing. */
const inBillions = (amount: string) =>
  Number(amount) < 1e8 ? figure(amount, 'USD') : `$${(Number(amount) / 1e9).toFixed(1)}B`;

/** What projects have brought, as another organization of the project has confirmed it. */
export function ValueCreated({ value, isTable }: { value: DashboardDto['value']; isTable: boolean }) {
  const titleId = useId();
  const most = Math.max(1, ...value.quarters.map(({ confirmedUsd }) => Number(confirmedUsd)));
  return (
    <Card as="section" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-xl">
          Innovation Value Created
        </h2>
        <Badge tone="green">Confirmed</Badge>
      </div>
      <p
        className="mt-3 font-semibold text-figure tabular-nums tracking-tight"
        title={inFull(value.confirmedUsd, 'USD')}
      >
        <FigureLink to="/outcomes?state=confirmed" of="confirmed">
          {inBillions(value.confirmedUsd)}
        </FigureLink>
      </p>
      <p className="text-ink-2 text-sm">Total value that a second organization of the project has confirmed.</p>
      {value.quarters.length === 0 && (
        <p className="mt-4 text-ink-2 text-sm">
          No value has been confirmed yet. It appears here by quarter as soon as a partner confirms what a project has
          claimed.
        </p>
      )}
      {value.quarters.length > 0 && isTable && (
        <div className="mt-4">
          <DataTable
            caption="Confirmed value by quarter"
            columns={['Quarter', 'Confirmed', 'Entries']}
            rows={value.quarters.map((quarter) => ({
              key: quarter.quarter,
              cells: [
                <QuarterLink key="name" quarter={quarter} />,
                inFull(quarter.confirmedUsd, 'USD'),
                counted(quarter.entries),
              ],
            }))}
          />
        </div>
      )}
      {value.quarters.length > 0 && !isTable && (
        <ul aria-labelledby={titleId} className="mt-4 grid gap-3">
          {value.quarters.map((quarter) => (
            <li key={quarter.quarter}>
              <p className="mb-1 flex justify-between gap-4 text-sm">
                <QuarterLink quarter={quarter} />
                <span className="font-medium tabular-nums">{figure(quarter.confirmedUsd, 'USD')}</span>
              </p>
              <ShareBar share={Number(quarter.confirmedUsd) / most} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function QuarterLink({ quarter: { quarter } }: { quarter: ValueQuarterDto }) {
  const isMounted = useIsMounted();
  return isMounted('/outcomes') ? (
    <Link to={quarterAddress(quarter)} className="rounded-sm text-brand underline underline-offset-4">
      {quarterName(quarter)}
    </Link>
  ) : (
    <span>{quarterName(quarter)}</span>
  );
}
