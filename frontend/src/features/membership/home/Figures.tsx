import { useGetImpactQuery } from '@alliance/api-client/innovation';
import { useGetNetworkQuery } from '@alliance/api-client/membership';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';

/** What the viewer's organizations have done, and with whom: live figures. */
export function Figures() {
  const impact = useGetImpactQuery();
  const network = useGetNetworkQuery();
  const ofImpact = figure(impact.data, impact.isError);
  const ofNetwork = figure(network.data, network.isError);
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <FigureCard
        title="Your Impact"
        figures={[
          ['Problems submitted', ofImpact('problemsSubmitted')],
          ['Solutions proposed', ofImpact('solutionsProposed')],
          ['Active projects', ofImpact('activeProjects')],
        ]}
      />
      <FigureCard
        title="Network Growth"
        figures={[
          ['Connections', ofNetwork('connections')],
          ['Collaborations', ofImpact('collaborations')],
          ['Organizations', ofNetwork('organizations')],
        ]}
      />
    </div>
  );
}

/** Loading is nothing yet; a question that failed, a dash. */
const figure =
  <Data,>(data: Data | undefined, failed: boolean) =>
  (name: keyof Data) =>
    data ? Number(data[name]).toLocaleString() : failed ? '–' : undefined;

function FigureCard({ title, figures }: { title: string; figures: [label: string, value: string | undefined][] }) {
  return (
    <Card as="section">
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-4 flex flex-wrap gap-3 sm:gap-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex min-w-min flex-1 flex-col-reverse justify-end">
            <dt className="text-ink-2 text-xs sm:text-sm">{label}</dt>
            <dd className="font-semibold text-figure tabular-nums tracking-tight">
              {value ?? <Skeleton className="h-9 w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
