import { useGetImpactQuery } from '@alliance/api-client/innovation';
import { useGetNetworkQuery } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import type { Viewer } from '@alliance/api-client/viewer';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';

/** What the viewer's organizations have done, and with whom: live figures, each the way to what it counts. */
export function Figures({ viewer }: { viewer: Viewer }) {
  const impact = useGetImpactQuery();
  const network = useGetNetworkQuery();
  const ofImpact = figure(impact.data, impact.isError);
  const ofNetwork = figure(network.data, network.isError);
  // A list is narrowed to one submitter.
  const [own, another] = viewer.organizations;
  const submitted = (list: string, narrowed = '') =>
    own && !another ? `${list}?submitter=${own.organization.id}${narrowed}` : list;
  return (
    <>
      <FigureCard
        title="Your Impact"
        questions={[impact]}
        figures={[
          ['Problems submitted', ofImpact('problemsSubmitted'), submitted('/problems')],
          [
            'Solutions proposed',
            ofImpact('solutionsProposed'),
            submitted('/solutions', '&status=published,testing,deployed'),
          ],
          ['Active projects', ofImpact('activeProjects'), '/projects?mine=true&phase=sandbox,pilot,scaling'],
        ]}
      />
      <FigureCard
        title="Network Growth"
        questions={[network, impact]}
        figures={[
          ['Connections', ofNetwork('connections'), '/connections'],
          ['Collaborations', ofImpact('collaborations'), '/projects?mine=true'],
          ['Organizations', ofNetwork('organizations'), '/members'],
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
  figures: [label: string, value: string | undefined, to: string][];
  /** Where the figures come from. */
  questions: { error?: unknown; isFetching: boolean; refetch: () => void }[];
}

function FigureCard({ title, figures, questions }: FigureCardProps) {
  const isMounted = useIsMounted();
  const failed = questions.filter(({ error }) => error);
  return (
    <Card as="section" className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      {/* All in a row or all in a column, by the room that the card has. */}
      <div className="@container mt-4">
        <dl className="flex flex-col gap-3 @min-[17rem]:flex-row @min-[22rem]:gap-4">
          {figures.map(([label, value, to]) => (
            <div key={label} className="flex min-w-min flex-1 flex-col-reverse justify-end">
              <dt className="text-ink-2 text-xs @min-[22rem]:text-sm">{label}</dt>
              <dd className="font-semibold text-figure tabular-nums tracking-tight">
                {value === undefined ? (
                  <Skeleton className="h-9 w-12" />
                ) : isMounted(to.split('?')[0] ?? to) ? (
                  <Link
                    to={to}
                    aria-label={`${value} ${label}`}
                    className="rounded-sm hover:text-brand hover:underline"
                  >
                    {value}
                  </Link>
                ) : (
                  value
                )}
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
