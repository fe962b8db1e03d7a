import { type EntitlementDto, useListEntitlementsQuery } from '@alliance/api-client/billing';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { DateText } from '@/ui/DateText';

/** How many sessions the plans of the viewer's organizations still have. */
export function SessionsLeft() {
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { data } = useListEntitlementsQuery({});
  const lines = organizations.flatMap(({ id, name }) => {
    const meter = (feature: EntitlementDto['feature']) =>
      data?.find((one) => one.organizationId === id && one.feature === feature);
    const [mentors, experts] = [meter('mentor_sessions'), meter('expert_sessions')];
    return mentors && experts ? [{ id, name, mentors, experts }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul aria-label="What your plan has" className="mb-6 flex flex-col gap-1 text-ink-2 text-sm">
      {lines.map(({ id, name, mentors, experts }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          {organizations.length > 1 && <span className="font-medium text-ink">{name}: </span>}
          {mentors.limit === experts.limit && !mentors.limit ? (
            <Left meter={mentors} kind={mentors.limit === 0 ? 'mentor or expert' : 'mentor and expert'} />
          ) : (
            <>
              <Left meter={mentors} kind="mentor" /> <Left meter={experts} kind="expert" />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A sentence of its own, with its own day. */
function Left({ meter: { limit, used, resetsAt }, kind }: { meter: EntitlementDto; kind: string }) {
  if (limit === null) return `Any number of ${kind} sessions.`;
  if (limit === 0) return `No ${kind} sessions in the plan.`;
  return (
    <>
      {Math.max(limit - used, 0)} of {limit} {kind} {limit === 1 ? 'session' : 'sessions'} left
      {resetsAt && (
        <>
          {' '}
          until <DateText at={resetsAt} />
        </>
      )}
      .
    </>
  );
}
