import { Link } from 'react-router-dom';

/** To the organization that publishes, as super admins see it. */
export function ProviderLink({ organizationId, name }: { organizationId: string; name: string }) {
  return (
    <Link
      to={`/admin/organizations?organization=${organizationId}`}
      className="inline-flex min-h-9 items-center font-medium text-brand underline-offset-4 [overflow-wrap:anywhere] hover:underline"
    >
      {name}
    </Link>
  );
}
