import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { useFormula } from '@/ui/charts/useFormula';

interface AnalyticsPartProps {
  title: string;
  /** How its figures are worked out. */
  formula: string;
  /** What the export of its table is asked by: "table=types". */
  file?: string;
  children: ReactNode;
}

/** Figures that belong together: how they are worked out, and their table to take away. */
export function AnalyticsPart({ title, formula, file, children }: AnalyticsPartProps) {
  const worked = useFormula(title, formula);
  return (
    <Card as="section" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="mr-auto text-xl">{title}</h2>
        {file && (
          <a
            href={`/api/admin/analytics/export?${file}`}
            download
            className="inline-flex min-h-11 items-center rounded-md font-medium text-ink-2 text-sm underline underline-offset-4 hover:text-ink print:hidden"
          >
            Export CSV<span className="sr-only"> of {title}</span>
          </a>
        )}
        {worked.button}
      </div>
      {worked.text}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
