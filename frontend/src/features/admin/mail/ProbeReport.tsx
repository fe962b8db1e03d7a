import type { ProbeReportDto } from '@alliance/api-client/mail';
import { Badge } from '@/ui/Badge';
import { outcomeLabels, outcomeTones, stepLabels } from './probe-words';

/** Each step of a probe with what the server said, and what to change where one failed. */
export function ProbeReport({ report }: { report: ProbeReportDto }) {
  return (
    <ol aria-label="Steps" className="divide-y divide-line">
      {report.steps.map(({ step, outcome, answer, advice }) => (
        <li key={step} className="py-3">
          <div className="flex flex-wrap items-center gap-3">
            <span className="min-w-28 font-medium">{stepLabels[step]}</span>
            {step === 'tls' && outcome === 'skipped' && answer ? (
              <Badge tone="orange">Not encrypted</Badge>
            ) : (
              <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
            )}
          </div>
          {answer && <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">{answer}</p>}
          {advice && <p className="mt-1 text-sm">{advice}</p>}
        </li>
      ))}
    </ol>
  );
}
