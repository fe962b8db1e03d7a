import { type ConnectionSuggestionDto, useListConnectionSuggestionsQuery } from '@alliance/api-client/connections';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { organizationTypeLabels } from '@/content/labels';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { memberPageOf } from '@/features/shared/OrganizationLink';
import { Card } from '@/ui/Card';
import { allOf } from '@/ui/in-words';
import { OrganizationMark } from '@/ui/OrganizationMark';

/** Organizations that work on the same as the viewer's. Nothing stands here while there are none. */
export function SuggestedConnections() {
  const { data: suggested = [] } = useListConnectionSuggestionsQuery();
  const titleId = useId();
  if (suggested.length === 0) return null;
  return (
    <Card as="section" className="col-span-full min-w-0">
      <h2 id={titleId} className="text-xl">
        Whom to connect with
      </h2>
      <ul aria-labelledby={titleId} className="mt-4 grid gap-6 md:grid-cols-3">
        {suggested.map((organization) => (
          <li key={organization.id} className="flex min-w-0 flex-col gap-3 border-line border-t pt-4">
            <div className="flex min-w-0 items-start gap-3">
              <OrganizationMark organization={organization} />
              <div className="min-w-0">
                <p id={`${titleId}${organization.id}`} className="font-medium [overflow-wrap:anywhere]">
                  <Link
                    to={memberPageOf(organization.id)}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
                  >
                    {organization.name}
                  </Link>
                </p>
                <p className="text-ink-2 text-sm">{organizationTypeLabels[organization.type]}</p>
              </div>
            </div>
            <p className="text-ink-2 text-sm">{why(organization)}</p>
            <div className="mt-auto print:hidden">
              <ConnectButton
                organization={organization}
                place="home"
                label="Connect"
                describedBy={`${titleId}${organization.id}`}
                variant="secondary"
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** So many are named. */
const mostNamed = 3;

const why = ({ sharedInterests }: ConnectionSuggestionDto) => {
  const more = sharedInterests.length - mostNamed;
  const named = [...sharedInterests.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return `You are both interested in ${allOf(named)}.`;
};
