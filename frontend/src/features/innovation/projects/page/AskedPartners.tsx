import type { AskedPartnerDto } from '@alliance/api-client/projects';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';

/** Whom the lead has asked to work on its project, and who does not; nothing where there is nobody. */
export function AskedPartners({ asked }: { asked: readonly AskedPartnerDto[] }) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="mt-8">
      <h2 id="asked" className="mb-1 text-lg">
        Asked to join
      </h2>
      <p className="mb-4 text-ink-2 text-sm">Seen by the organization that leads the project.</p>
      <ul className="grid gap-3">
        {asked.map(({ id, organization, role, hasDeclined, reason, createdAt, answeredAt }) => (
          <li key={id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
            <p className="font-medium">
              <OrganizationLink organization={organization} />{' '}
              <Badge tone={hasDeclined ? 'red' : 'yellow'}>{hasDeclined ? 'Declined' : 'Waiting'}</Badge>
            </p>
            <p className="text-ink-2 text-sm">
              {role && `${role} · `}asked <DateText at={createdAt} />
              {answeredAt && (
                <>
                  {'\u00a0· declined '}
                  <DateText at={answeredAt} />
                </>
              )}
            </p>
            {reason && (
              <p dir="auto" className="mt-2 whitespace-pre-line">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
