import { categoryLabels } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/browse/Facts';
import { DayText } from '@/ui/DateText';
import { ProjectPhaseBadge } from '../../badges';
import { type Origin, otherSide, type StartValues } from './start-values';

/** How it reads to others. What there is to spend is for those who work on it. */
export function StartPreview({ values, origin, leadId }: { values: StartValues; origin?: Origin; leadId: string }) {
  const { name, description, category, startDate, estimatedCompletion, collaborators, successMetrics } = values;
  const lead = origin && [origin.problem.submittedBy, origin.solution.submittedBy].find(({ id }) => id === leadId);
  const other = origin && otherSide(origin, leadId);
  const asked = [...(other && !origin?.proposalId ? [other] : []), ...collaborators];
  return (
    <section aria-labelledby="project-preview" className="min-w-0 self-start rounded-lg border border-line p-5">
      <h2 id="project-preview" className="text-ink-3 text-sm">
        How it reads to others
      </h2>
      <p className="mt-3 font-semibold text-xl [overflow-wrap:anywhere]">{name.trim() || 'Its name'}</p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <ProjectPhaseBadge phase="planning" />
        {category && <Badge>{categoryLabels[category]}</Badge>}
      </div>
      <p className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">{description.trim() || 'Its description'}</p>
      <div className="mt-5">
        <Facts
          facts={[
            ['Led by', lead?.name],
            ['Partner', other && origin?.proposalId && other.name],
            ['Asked to join', asked.length > 0 && asked.map((one) => one.name).join(', ')],
            ['Starts', startDate && <DayText key="start" on={startDate} />],
            ['Estimated completion', estimatedCompletion && <DayText key="end" on={estimatedCompletion} />],
          ]}
        />
      </div>
      {successMetrics.length > 0 && (
        <>
          <p className="mt-5 mb-2 font-medium text-sm">Success metrics</p>
          <ul className="flex flex-col gap-1 text-ink-2 text-sm">
            {successMetrics.map((metric, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else of their own
              <li key={n}>
                {metric.name.trim() || `Metric ${n + 1}`}: {metric.baseline || '…'} → {metric.target || '…'}{' '}
                {metric.unit}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
