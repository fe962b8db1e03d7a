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
          {left(mentors, 'mentor')}, {left(experts, 'expert')}
          {mentors.resetsAt && mentors.limit !== 0 && mentors.limit !== null && (
            <>
              {' '}
              until <DateText at={mentors.resetsAt} />
            </>
          )}
          .
        </li>
      ))}
    </ul>
  );
}

function left({ limit, used }: EntitlementDto, kind: string): string {
  if (limit === null) return `any number of ${kind} sessions`;
  const rest = Math.max(limit - used, 0);
  if (limit === 0) return `no ${kind} sessions in the plan`;
  return `${rest} of ${limit} ${kind} ${limit === 1 ? 'session' : 'sessions'} left`;
}
