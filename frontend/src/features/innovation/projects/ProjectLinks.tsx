import type { ProjectDto } from '@alliance/api-client/projects';
import { Link } from 'react-router-dom';
import { organizationTypeLabels } from '@/content/labels';
import { LinkButton } from '@/ui/Button';
import { Highlighted } from '@/ui/browse/Highlighted';
import { OrganizationName } from '@/ui/OrganizationName';

const look = 'rounded-sm hover:text-brand';

interface NameLinkProps {
  project: Pick<ProjectDto, 'id' | 'name' | 'hits'>;
  to?: string;
}

/** The name of one of a list, with what a search has found in it; leads to its page, or where it is said. */
export const NameLink = ({ project: { id, name, hits }, to = `/projects/${id}` }: NameLinkProps) => (
  <Link to={to} preventScrollReset={to.startsWith('?')} className={look}>
    <Highlighted text={name} hits={hits} />
  </Link>
);

/** Who leads it; leads to all that they work on. */
export const LeadLink = ({ project: { leadOrganization } }: { project: Pick<ProjectDto, 'leadOrganization'> }) => (
  <Link to={`/projects?organization=${leadOrganization.id}`} className={look}>
    <OrganizationName organization={leadOrganization}>
      {`${leadOrganization.name}\u00a0· ${organizationTypeLabels[leadOrganization.type]}`}
    </OrganizationName>
  </Link>
);

/** The ways on from a card. Whoever works on it need not ask to. */
export function ProjectButtons({ project, titleId }: { project: ProjectDto; titleId: string }) {
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-1 print:hidden">
      <LinkButton to={`/projects/${project.id}`} variant="secondary" aria-describedby={titleId}>
        View Details
      </LinkButton>
      {!project.isPartner && project.status !== 'completed' && (
        <LinkButton to={`/projects/${project.id}?join=1`} variant="quiet" aria-describedby={titleId}>
          Join Project
        </LinkButton>
      )}
    </div>
  );
}
