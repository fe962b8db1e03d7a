import type { IndustryProblemDto } from '@alliance/api-client/innovation';
import { Link } from 'react-router-dom';
import { organizationTypeLabels } from '@/content/labels';
import { Highlighted } from '@/ui/browse/Highlighted';
import { OrganizationName } from '@/ui/OrganizationName';
import type { Kind } from './filters';

const look = 'rounded-sm hover:text-brand';

interface SubmissionLinkProps {
  kind: Kind;
  submission: Pick<IndustryProblemDto, 'id' | 'title' | 'submittedBy' | 'hits'>;
}

/** The title of one of a list, with what a search has found in it; leads to its page. */
export const TitleLink = ({ kind, submission: { id, title, hits } }: SubmissionLinkProps) => (
  <Link to={`/${kind}/${id}`} className={look}>
    <Highlighted text={title} hits={hits} />
  </Link>
);

/** Who submitted it; leads to all that they submitted. */
export const SubmitterLink = ({ kind, submission: { submittedBy } }: SubmissionLinkProps) => (
  <Link to={`/${kind}?submitter=${submittedBy.id}`} className={look}>
    <OrganizationName organization={submittedBy}>
      {`${submittedBy.name}\u00a0· ${organizationTypeLabels[submittedBy.type]}`}
    </OrganizationName>
  </Link>
);
