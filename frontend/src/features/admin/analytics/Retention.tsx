import type { RetentionCohortDto } from '@alliance/api-client/analytics';
import { DataTable } from '@/ui/charts/DataTable';
import { monthName } from '@/ui/charts/period-names';
import { counted } from '@/ui/count';
import { AnalyticsPart } from './AnalyticsPart';
import { Bars } from './Bars';
import { percent } from './share';

interface RetentionProps {
  cohorts: readonly RetentionCohortDto[];
  isTable: boolean;
}

const monthNumber = (first: string) => Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7));
const activeAfter = ({ month, months }: RetentionCohortDto, later: number) =>
  months.find((one) => monthNumber(one.month) - monthNumber(month) === later)?.active;

/** Of all cohorts of which it is known, how many organizations were active so many months later. */
function togetherAfter(cohorts: readonly RetentionCohortDto[], later: number) {
  const known = cohorts.filter((cohort) => activeAfter(cohort, later) !== undefined);
  return {
    later,
    active: known.reduce((sum, cohort) => sum + (activeAfter(cohort, later) ?? 0), 0),
    activated: known.reduce((sum, { activated }) => sum + activated, 0),
  };
}

/** How many of those who registered in the same month came back. */
export function Retention({ cohorts, isTable }: RetentionProps) {
  const together = Array.from({ length: 12 }, (_, later) => togetherAfter(cohorts, later)).filter(
    ({ activated }) => activated > 0,
  );
  return (
    <AnalyticsPart
      title="Retention"
      file="table=retention"
      formula="Of the organizations that registered in a month and are activated by now, how many had somebody signed in so many months later: active ÷ activated. Those that have left count as not active. The bars put the last twelve months together; the present month is not over yet, and months before this was counted are left out."
    >
      {together.length === 0 ? (
        <p className="text-ink-2 text-sm">Nobody who registered in the last twelve months is activated yet.</p>
      ) : isTable ? (
        <DataTable
          caption="Active organizations by the month in which they registered, and how many months later"
          columns={[
            'Registered in',
            'Activated',
            ...together.map(({ later }) => (later === 0 ? 'Same month' : `+${later}`)),
          ]}
          rows={cohorts.toReversed().map((cohort) => ({
            key: cohort.month,
            cells: [
              monthName(cohort.month),
              counted(cohort.activated),
              ...together.map(({ later }) => {
                const active = activeAfter(cohort, later);
                return active === undefined ? '–' : `${counted(active)} · ${percent(active, cohort.activated)}`;
              }),
            ],
          }))}
          isWide
        />
      ) : (
        <Bars
          label="Retention"
          bars={together.map(({ later, active, activated }) => ({
            key: String(later),
            name: later === 0 ? 'In the same month' : `${later} ${later === 1 ? 'month' : 'months'} later`,
            figure: `${percent(active, activated)}, ${counted(active)} of ${counted(activated)}`,
            share: active / activated,
          }))}
        />
      )}
    </AnalyticsPart>
  );
}
