import type { ProjectOutcomesDto, SuccessMetricDto } from '@alliance/api-client/outcomes';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DayText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationName } from '@/ui/OrganizationName';
import { ProgressBar } from '@/ui/UsageBar';
import { useAddress } from '@/ui/useAddress';
import { whenUsed } from '@/ui/whenUsed';

const MetricDialog = laterDialog(() => import('./MetricDialog'));
const MeasureDialog = laterDialog(() => import('./MeasureDialog'));

const figures = whenUsed(() => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 }));

interface MetricsProps {
  projectId: string;
  metrics: readonly SuccessMetricDto[];
  entersFor: ProjectOutcomesDto['entersFor'];
}

/** By what a project is to succeed, and how far it has come. */
export function Metrics({ projectId, metrics, entersFor }: MetricsProps) {
  // `edit:<id>` edits one, `measure:<id>` measures it, `add` adds one.
  const [asked, ask] = useAddress('metric');
  const [what, id] = asked.split(':');
  const mayWrite = entersFor.length > 0;
  const named = metrics.find((metric) => metric.id === id);
  const close = () => ask('');
  return (
    <section aria-labelledby="metrics-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="metrics-title" className="text-2xl">
            Success metrics
          </h2>
          <p className="text-ink-2 text-sm">
            From a baseline to a target, as the organizations of the project measure it.
          </p>
        </div>
        {mayWrite && (
          <Button variant="secondary" onClick={() => ask('add')}>
            Add Metric
          </Button>
        )}
      </div>
      {metrics.length === 0 && <p className="text-ink-2">Nothing has been named by which this project succeeds.</p>}
      <ul aria-label="Success metrics" className="grid gap-3 lg:grid-cols-2">
        {metrics.map((metric) => (
          <li key={metric.id} className="min-w-0">
            <MetricCard
              metric={metric}
              onEdit={mayWrite ? () => ask(`edit:${metric.id}`) : undefined}
              onMeasure={mayWrite ? () => ask(`measure:${metric.id}`) : undefined}
            />
          </li>
        ))}
      </ul>
      {mayWrite && what === 'add' && <MetricDialog projectId={projectId} entersFor={entersFor} onClose={close} />}
      {mayWrite && what === 'edit' && named && (
        <MetricDialog projectId={projectId} entersFor={entersFor} metric={named} onClose={close} />
      )}
      {mayWrite && what === 'measure' && named && <MeasureDialog metric={named} onClose={close} />}
    </section>
  );
}

interface MetricCardProps {
  metric: SuccessMetricDto;
  onEdit?: () => void;
  onMeasure?: () => void;
}

function MetricCard({ metric, onEdit, onMeasure }: MetricCardProps) {
  const { id, name, unit, baseline, target, measurements } = metric;
  const [latest] = measurements;
  const now = latest?.value ?? baseline;
  const share = (now - baseline) / (target - baseline);
  const titleId = `metric-${id}`;
  return (
    <Card as="article">
      <h3 id={titleId} className="text-lg">
        {name}
      </h3>
      <p className="mt-1 font-semibold text-figure tabular-nums">
        {figures().format(now)} <span className="font-normal text-base text-ink-2">{unit}</span>
      </p>
      <div className="my-2">
        <ProgressBar done={Math.max(share, 0)} total={1} />
      </div>
      <p className="text-ink-2 text-sm">
        {figures().format(Math.round(share * 100) || 0)} % of the way from {figures().format(baseline)} to{' '}
        {figures().format(target)}
        {latest ? (
          <>
            , on <DayText on={latest.measuredOn} /> by <OrganizationName organization={latest.by} />
          </>
        ) : (
          ', not measured yet'
        )}
      </p>
      {measurements.length > 1 && (
        <details className="mt-2 text-sm">
          <summary className="min-h-11 cursor-pointer py-3 text-ink-2">All {measurements.length} measurements</summary>
          <ul className="grid gap-1">
            {measurements.map((one) => (
              <li key={one.id} className="tabular-nums">
                <DayText on={one.measuredOn} />: {figures().format(one.value)} {unit}
                {one.note && ` · ${one.note}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {onMeasure && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" aria-describedby={titleId} onClick={onMeasure}>
            Measure
          </Button>
          <Button variant="quiet" aria-describedby={titleId} onClick={onEdit}>
            Edit
          </Button>
        </div>
      )}
    </Card>
  );
}
