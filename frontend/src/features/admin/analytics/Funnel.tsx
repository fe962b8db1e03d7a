import type { AllianceAnalyticsDto, FunnelDto } from '@alliance/api-client/analytics';
import type { ReactNode } from 'react';
import { DataTable } from '@/ui/charts/DataTable';
import { dayName } from '@/ui/charts/period-names';
import { counted } from '@/ui/count';
import { AnalyticsPart } from './AnalyticsPart';
import { Bars } from './Bars';
import { percent } from './share';

interface FunnelProps {
  analytics: AllianceAnalyticsDto;
  days: string;
  isTable: boolean;
  /** The choice of days. */
  children: ReactNode;
}

/** In their order; `of` is what the step before is called where this one is compared with it. */
const steps: { step: keyof FunnelDto; name: string; of?: string }[] = [
  { step: 'landingVisits', name: 'Landing page visits' },
  { step: 'registrationVisits', name: 'Registration page visits', of: 'landing page visits' },
  { step: 'registered', name: 'Registered', of: 'registration page visits' },
  { step: 'activated', name: 'Activated', of: 'those registered' },
  { step: 'paid', name: 'Paid', of: 'those activated' },
];

/** From a visit to a payment. */
export function Funnel({ analytics: { funnel, periods }, days, isTable, children }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ step }) => funnel[step]));
  const isEmpty = steps.every(({ step }) => funnel[step] === 0);
  return (
    <AnalyticsPart
      title="From Visit to Payment"
      file={`table=funnel&days=${days}`}
      formula="Visits: how often browsers without a session opened the landing page or the registration page; nobody is recognized, so whoever comes twice counts twice, and whoever comes to the registration page from the plans or the sign-in page is not counted there. Registered: organizations that registered in these days, without those whose registration was deleted before anybody made them theirs. Activated: of these, those that somebody has proved to be of by now, by the link of the welcome mail or signed in. Paid: of these, those of which a first payment has taken effect by now; a refund does not take that back. Each share is of the step before; visits and registrations are sums that are compared."
    >
      <div className="mb-4 flex">{children}</div>
      {isTable ? (
        <DataTable
          caption="From visit to payment, by when organizations registered"
          columns={['From', 'Landing page', 'Registration page', 'Registered', 'Activated', 'Paid']}
          rows={periods.toReversed().map((period) => ({
            key: period.from,
            cells: [dayName(period.from), ...steps.map(({ step }) => counted(period[step]))],
          }))}
          isWide
          isLong={periods.length > 10}
        />
      ) : isEmpty ? (
        <p className="text-ink-2 text-sm">Nobody came in these days.</p>
      ) : (
        <Bars
          label="From visit to payment"
          bars={steps.map(({ step, name, of }, n) => {
            const before = steps[n - 1];
            const share =
              before && funnel[before.step] > 0 ? `, ${percent(funnel[step], funnel[before.step])} of ${of}` : '';
            return { key: step, name, figure: `${counted(funnel[step])}${share}`, share: funnel[step] / most };
          })}
        />
      )}
    </AnalyticsPart>
  );
}
