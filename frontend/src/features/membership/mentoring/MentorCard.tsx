import type { MentorDto } from '@alliance/api-client/mentoring';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { OrganizationName } from '@/ui/OrganizationName';
import { PersonPicture } from '@/ui/PersonPicture';
import { Stars } from './Stars';
import { dayIn, timeIn } from './times';
import { kindLabels, organizationOf } from './words';

/** A mentor as the list tells of them: what they help with, and when they have time next. */
export function MentorCard({ mentor }: { mentor: MentorDto }) {
  const { id, name, kind, headline, topics, languages, rating, ratings, nextFreeAt, isYou } = mentor;
  return (
    <Card as="article" className="flex h-full min-w-0 flex-col gap-4">
      <div className="flex items-start gap-4">
        <PersonPicture name={name} imageUrl={mentor.profileImageUrl} organizationId={mentor.organizationId} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">
            <Link to={`/mentors/${id}`} className="rounded-sm hover:text-brand">
              {name}
            </Link>
            {isYou && <span className="font-normal text-ink-2"> (you)</span>}
          </h2>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            <Link to={`/members/${mentor.organizationId}`} className="rounded-sm hover:text-brand">
              <OrganizationName organization={organizationOf(mentor)} />
            </Link>
          </p>
        </div>
        <Badge tone={kind === 'expert' ? 'purple' : 'neutral'}>{kindLabels[kind]}</Badge>
      </div>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{headline}</p>
      <Facts
        facts={[
          ['Next free', nextFreeAt ? `${dayIn(nextFreeAt)}, ${timeIn(nextFreeAt)}` : 'Nothing in the next 60 days'],
          ['Languages', languages.join(', ')],
          ['Session', `${mentor.sessionMinutes} minutes`],
          ['Rating', rating !== null && <Stars stars={rating} ratings={ratings} />],
        ]}
      />
      <Tags tags={topics} />
    </Card>
  );
}
