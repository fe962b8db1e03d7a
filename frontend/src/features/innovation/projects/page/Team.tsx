import { problemText } from '@alliance/api-client/problem';
import { type PartnerDto, type ProjectDetailDto, useGetProjectTeamQuery } from '@alliance/api-client/projects';
import { useState } from 'react';
import { organizationTypeLabels } from '@/content/labels';
import { MessageButton } from '@/features/shared/messages/MessageButton';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { AskedPartners } from './AskedPartners';
import { JoinRequests } from './JoinRequests';
import { type Deed, PartDialog } from './PartDialog';

/** Who works on a project, as what, and who asks to. */
export default function Team({ project }: { project: ProjectDetailDto }) {
  const { id, canLead } = project;
  const { currentData: team, error, isFetching, refetch } = useGetProjectTeamQuery({ id });
  const [doing, setDoing] = useState<{ deed: Deed; partner: PartnerDto }>();
  const failure = error && (
    <LoadFailure what="The team" stale={Boolean(team)} retrying={isFetching} onRetry={refetch}>
      {problemText(error)}
    </LoadFailure>
  );
  if (!team) return failure || <Skeleton className="h-40 w-full" />;
  return (
    <>
      {failure && <div className="mb-6">{failure}</div>}
      <JoinRequests project={project} requests={team.requests} />
      <section aria-labelledby="team">
        <h2 id="team" className="mb-4 text-lg">
          Team
        </h2>
        <ul className="grid gap-3">
          {team.partners.map((partner) => (
            <Partner
              key={partner.organization.id}
              partner={partner}
              projectId={id}
              canLead={canLead}
              onDo={(deed) => setDoing({ deed, partner })}
            />
          ))}
        </ul>
      </section>
      <AskedPartners asked={team.asked} />
      {doing && <PartDialog projectId={id} {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}

interface PartnerProps {
  partner: PartnerDto;
  projectId: string;
  canLead: boolean;
  onDo: (deed: Deed) => void;
}

function Partner({ partner, projectId, canLead, onDo }: PartnerProps) {
  const { organization, isLead, role, contribution, since, isOwn } = partner;
  const { name } = organization;
  const deeds: [Deed, string][] = isLead
    ? []
    : [
        ...(isOwn || canLead ? [['describe', 'Edit Role'] satisfies [Deed, string]] : []),
        ...(canLead ? [['hand-over', 'Hand Over Lead'] satisfies [Deed, string]] : []),
        ...(canLead && !isOwn ? [['remove', 'Remove'] satisfies [Deed, string]] : []),
        ...(isOwn ? [['leave', 'Leave Project'] satisfies [Deed, string]] : []),
      ];
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          <OrganizationLink organization={organization} /> {isLead && <Badge tone="brand">Lead</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          {[organizationTypeLabels[organization.type], role].filter(Boolean).join(' · ')}
          {since && (
            <>
              {'\u00a0· since '}
              <DateText at={since} />
            </>
          )}
        </p>
        {contribution && <p className="mt-1 text-sm">{contribution}</p>}
      </div>
      {(deeds.length > 0 || !isOwn) && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {!isOwn && (
            <MessageButton variant="quiet" organization={organization} about={{ kind: 'project', id: projectId }} />
          )}
          {deeds.map(([deed, words]) => (
            <Button key={deed} variant="quiet" aria-label={`${words}: ${name}`} onClick={() => onDo(deed)}>
              {words}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
