import { useGetImpactQuery } from '@alliance/api-client/innovation';
import { useGetNetworkQuery } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { Card } from '@/ui/Card';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

/** What the viewer's organizations have done, and with whom: live figures. */
export function Figures() {
  const impact = useGetImpactQuery();
  const network = useGetNetworkQuery();
  const ofImpact = figure(impact.data, impact.isError);
  const ofNetwork = figure(network.data, network.isError);
  return (
    <>
      <FigureCard
        title="Your Impact"
        questions={[impact]}
        figures={[
          ['Problems submitted', ofImpact('problemsSubmitted')],
          ['Solutions proposed', ofImpact('solutionsProposed')],
          ['Active projects', ofImpact('activeProjects')],
        ]}
      />
      <FigureCard
        title="Network Growth"
        questions={[network, impact]}
        figures={[
          ['Connections', ofNetwork('connections')],
          ['Collaborations', ofImpact('collaborations')],
          ['Organizations', ofNetwork('organizations')],
        ]}
      />
    </>
  );
}

/** Loading is nothing yet; a question that failed, a dash. */
const figure =
  <Data,>(data: Data | undefined, failed: boolean) =>
  (name: keyof Data) =>
    data ? counted(Number(data[name])) : failed ? '–' : undefined;

interface FigureCardProps {
  title: string;
  figures: [label: string, value: string | undefined][];
  /** Where the figures come from. */
  questions: { error?: unknown; isFetching: boolean; refetch: () => void }[];
}

function FigureCard({ title, figures, questions }: FigureCardProps) {
  const failed = questions.filter(({ error }) => error);
  return (
    <Card as="section" className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      {/* All in a row or all in a column, by the room that the card has. */}
      <div className="@container mt-4">
        <dl className="flex flex-col gap-3 @min-[17rem]:flex-row @min-[22rem]:gap-4">
          {figures.map(([label, value]) => (
            <div key={label} className="flex min-w-min flex-1 flex-col-reverse justify-end">
              <dt className="text-ink-2 text-xs @min-[22rem]:text-sm">{label}</dt>
              <dd className="font-semibold text-figure tabular-nums tracking-tight">
                {value ?? <Skeleton className="h-9 w-12" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {failed[0] && (
        <div className="mt-4">
          <LoadFailure
            what="Some of these figures"
            retrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const { refetch } of failed) refetch();
            }}
          >
            {problemText(failed[0].error)}
          </LoadFailure>
        </div>
      )}
    </Card>
  );
}
