import { useGetImpactQuery } from '@alliance/api-client/innovation';
import { useGetNetworkQuery } from '@alliance/api-client/membership';
import { type ReactNode, useId } from 'react';
import { StatTile } from '@/ui/StatTile';

/** What the viewer's organizations have done, and with whom: live figures. */
export function Figures() {
  const impact = useGetImpactQuery();
  const network = useGetNetworkQuery();
  const ofImpact = figure(impact.data, impact.isError);
  const ofNetwork = figure(network.data, network.isError);
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-2">
      <FigureGroup title="Your Impact">
        <StatTile label="Problems submitted" value={ofImpact('problemsSubmitted')} />
        <StatTile label="Solutions proposed" value={ofImpact('solutionsProposed')} />
        <StatTile label="Active projects" value={ofImpact('activeProjects')} />
      </FigureGroup>
      <FigureGroup title="Network Growth">
        <StatTile label="Connections" value={ofNetwork('connections')} />
        <StatTile label="Collaborations" value={ofImpact('collaborations')} />
        <StatTile label="Organizations" value={ofNetwork('organizations')} />
      </FigureGroup>
    </div>
  );
}

/** Loading shows as nothing, a failed question as a dash. */
const figure =
  <Data,>(data: Data | undefined, failed: boolean) =>
  (name: keyof Data) =>
    data ? Number(data[name]).toLocaleString() : failed ? '–' : undefined;

function FigureGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-3">{children}</dl>
    </section>
  );
}
