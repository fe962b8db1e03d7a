import type { MemberDto } from '@alliance/api-client/directory';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { openingLabels } from '@/content/directory';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { countedWork } from '@/features/shared/counted-work';
import { LinkButton } from '@/ui/Button';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Highlighted } from '@/ui/browse/Highlighted';
import { Card } from '@/ui/Card';
import { DayText } from '@/ui/DateText';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { MemberBadges, placeOf, yearOf } from './member-words';

/** An organization, as the directory tells of it. */
export function MemberCard({ member, place }: { member: MemberDto; place?: string }) {
  const titleId = useId();
  const { id, name, description, interests, openTo, activeProjects, collaborations, lastActiveOn, hits } = member;
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start gap-4">
        <OrganizationMark organization={member} />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg leading-snug [overflow-wrap:anywhere]">
            <Link to={`/members/${id}`} className="rounded-sm hover:text-brand">
              <Highlighted text={name} hits={hits} />
            </Link>
          </h3>
          <MemberBadges member={member} />
        </div>
      </div>
      {description && (
        <p className="line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">
          <Highlighted text={description} hits={hits} />
        </p>
      )}
      <Facts
        facts={[
          ['Location', placeOf(member)],
          ['Member since', yearOf(member)],
          ['Active projects', activeProjects !== null && countedWork(activeProjects)],
          ['Collaborations', collaborations !== null && countedWork(collaborations)],
          ['Last active', lastActiveOn && <DayText key="active" on={lastActiveOn} />],
          ['Open to', openTo.map((opening) => openingLabels[opening]).join(', ')],
        ]}
      />
      <Tags tags={interests} hits={hits} />
      <div className="mt-auto flex flex-wrap gap-3 pt-1 print:hidden">
        <ConnectButton organization={member} place={place} label="Connect" describedBy={titleId} variant="secondary" />
        <LinkButton to={`/members/${id}`} variant="secondary" aria-describedby={titleId}>
          View Profile
        </LinkButton>
      </div>
    </Card>
  );
}
