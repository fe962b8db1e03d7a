import type { GrowthDto, GrowthMeasure } from '@alliance/api-client/dashboard';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/charts/DataTable';
import { monthName } from '@/ui/charts/period-names';
import { ShareBar } from '@/ui/charts/ShareBar';
import { useFormula } from '@/ui/charts/useFormula';
import { counted } from '@/ui/count';
import { FigureLink } from './FigureLink';

/** `to` is where they are listed. */
const words: Record<GrowthMeasure, { label: string; what: string; formula: string; to: string }> = {
  organizations: {
    label: 'Member Organizations',
    what: 'organizations',
    formula: 'Organizations that joined in the last twelve months ÷ all organizations.',
    to: '/members',
  },
  active_projects: {
    label: 'Active Projects',
    what: 'active projects',
    formula:
      'Projects now in sandbox, pilot or scaling that started in the last twelve months ÷ all projects in these phases.',
    to: '/projects?phase=sandbox,pilot,scaling',
  },
  matches: {
    label: 'Solution Matches',
    what: 'matches',
    formula: 'Matches of a problem and a solution found in the last twelve months ÷ all matches that stand.',
    to: '/matches',
  },
};

/** How much of what there is came in the last twelve months. */
export function PlatformGrowth({ growth, isTable }: { growth: GrowthDto[]; isTable: boolean }) {
  return (
    <Card as="section" className="min-w-0">
      <h2 className="text-xl">Platform Growth</h2>
      <p className="mt-1 text-ink-2 text-sm">What came in the last twelve months, of all there is.</p>
      <div className="mt-4 grid gap-5">
        {growth.map((one) => (
          <Bar key={one.measure} growth={one} isTable={isTable} />
        ))}
      </div>
    </Card>
  );
}

function Bar({ growth, isTable }: { growth: GrowthDto; isTable: boolean }) {
  const { label, what, formula, to } = words[growth.measure];
  const { percent, recent, all, months } = growth;
  const worked = useFormula(
    label,
    `${formula} ${percent === null ? `There are no ${what} yet.` : `${counted(recent)} of ${counted(all)} ${what}: ${percent}%.`}`,
  );
  return (
    <section aria-label={label}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-sm">{label}</h3>
        <p className="ml-auto font-semibold tabular-nums">
          {percent === null ? (
            'None yet'
          ) : (
            <FigureLink to={to} of={`of ${what}`}>
              {percent}%
            </FigureLink>
          )}
        </p>
        {worked.button}
      </div>
      <ShareBar share={(percent ?? 0) / 100} />
      {worked.text}
      {isTable && (
        <div className="mt-2">
          <DataTable
            caption={`${label}: new by month`}
            columns={['Month', 'New']}
            rows={months.toReversed().map(({ month, count }) => ({
              key: month,
              cells: [monthName(month), counted(count)],
            }))}
          />
        </div>
      )}
    </section>
  );
}
