import { Link } from 'react-router-dom';

export const memberPageOf = (organizationId: string) => `/members/${organizationId}`;

/** The name of an organization, which leads to its page. */
export function OrganizationLink({ organization: { id, name } }: { organization: { id: string; name: string } }) {
  return (
    <Link
      to={memberPageOf(id)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
