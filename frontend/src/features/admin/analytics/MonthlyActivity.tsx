import type { ActivityMonthDto } from '@alliance/api-client/analytics';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { DataTable } from '@/ui/charts/DataTable';
import { monthName } from '@/ui/charts/period-names';
import { counted } from '@/ui/count';
import { AnalyticsPart } from './AnalyticsPart';

interface MonthlyActivityProps {
  months: readonly ActivityMonthDto[];
  isTable: boolean;
}

/** How many organizations were here in which month. */
export function MonthlyActivity({ months, isTable }: MonthlyActivityProps) {
  const isEmpty = months.every(({ active }) => !active);
  return (
    <AnalyticsPart
      title="Monthly Activity"
      file="table=months"
      formula="Organizations of which somebody was signed in in a month, each once. No person is counted. Months before this was counted have a dash; the present one is not over yet."
    >
      {isTable ? (
        <DataTable
          caption="Activity by month"
          columns={['Month', 'Registered', 'Active']}
          rows={months.toReversed().map(({ month, registered, active }) => ({
            key: month,
            cells: [monthName(month), counted(registered), active === null ? '–' : counted(active)],
          }))}
        />
      ) : isEmpty ? (
        <p className="text-ink-2 text-sm">Nobody was signed in in these months.</p>
      ) : (
        <ColumnChart
          says={`Active organizations by month, ${counted(months.at(-1)?.active ?? 0)} in the present one.`}
          series={['Active organizations']}
          columns={months.map(({ month, active }) => ({ key: month, label: monthName(month), values: [active ?? 0] }))}
        />
      )}
    </AnalyticsPart>
  );
}
