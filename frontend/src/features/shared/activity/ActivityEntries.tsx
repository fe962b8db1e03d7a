import type { ActivityDto, ActivityKind, ActivitySubjectType } from '@alliance/api-client/innovation';
import { Link } from 'react-router-dom';
import { DateText } from '@/ui/DateText';
import { OrganizationName } from '@/ui/OrganizationName';
import { useIsMounted } from '@/ui/routing';

const whatHappened: Record<ActivityKind, string> = {
  problem_submitted: 'submitted a problem',
  solution_published: 'published a solution',
  solution_proposed: 'proposed a solution to',
  proposal_accepted: 'accepted a proposal for',
  match_found: 'was matched with you on',
  project_started: 'started a project',
  success_reported: 'reported a success',
};

const pageOf: Record<ActivitySubjectType, string> = {
  problem: '/problems',
  solution: '/solutions',
  project: '/projects',
  story: '/stories',
};

/** What has happened, each entry with who, what and when, and the way to it. */
export function ActivityEntries({ entries, labelledBy }: { entries: ActivityDto[]; labelledBy: string }) {
  return (
    <ol aria-labelledby={labelledBy} className="mt-2 divide-y divide-line">
      {entries.map((entry) => (
        <li key={`${entry.kind}${entry.id}`} className="py-3 last:pb-0">
          <p className="text-ink-2 text-sm">
            <span className="text-ink">
              <Actor entry={entry} />
            </span>{' '}
            {whatHappened[entry.kind]}
          </p>
          <p className="flex items-baseline justify-between gap-4">
            <Subject entry={entry} />
            <span className="shrink-0 text-ink-3 text-sm">
              <DateText at={entry.at} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Whoever is not named yet has no mark. */
function Actor({ entry: { organizationId: id, organizationName: name, logoId } }: { entry: ActivityDto }) {
  return id ? <OrganizationName organization={{ id, name, logoId }} /> : name;
}

function Subject({ entry }: { entry: ActivityDto }) {
  const isMounted = useIsMounted();
  const { subject, title } = entry;
  const pages = pageOf[subject.type];
  return isMounted(`${pages}/:id`) ? (
    <Link to={`${pages}/${subject.id}`} className="min-w-0 rounded-sm font-medium hover:text-brand">
      {title}
    </Link>
  ) : (
    <span className="min-w-0 font-medium">{title}</span>
  );
}
