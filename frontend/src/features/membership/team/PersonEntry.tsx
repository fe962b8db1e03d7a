import type { TeamDto, TeamPersonDto } from '@alliance/api-client/team';
import { useState } from 'react';
import { roleLabels } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { Menu, MenuItem } from '@/ui/Menu';
import { PersonPicture } from '@/ui/PersonPicture';
import { nameOf } from './names';

const ChangeRoleDialog = laterDialog(() => import('./ChangeRoleDialog'));
const EndDialog = laterDialog(() => import('./EndDialog'));
const HandOverDialog = laterDialog(() => import('./HandOverDialog'));

interface PersonEntryProps {
  person: TeamPersonDto;
  team: TeamDto;
  /** Who is looking, as the organization has them. */
  you: TeamPersonDto | undefined;
  organizationId: string;
  /** Nothing is changed of it until that is lifted; who does not answer for it may leave. */
  isSuspended: boolean;
}

/** Somebody of an organization, and what the viewer may do about them. */
export function PersonEntry({ person, team, you, organizationId, isSuspended }: PersonEntryProps) {
  const [doing, setDoing] = useState<'role' | 'end' | 'hand over'>();
  const isYou = person.id === you?.id;
  const owners = team.people.filter(({ role }) => role === 'owner');
  const isLastOwner = person.role === 'owner' && owners.length === 1;
  const isOwner = you?.role === 'owner';
  const isLeader = person.role === 'owner' || person.role === 'admin';
  const mayChange = !isSuspended && !isLastOwner && (isOwner || (you?.role === 'admin' && person.role !== 'owner'));
  const mayTakeOver = !isSuspended && isOwner && !isYou && person.role !== 'owner';
  const mayEnd = mayChange || (isYou && !isLastOwner && !(isSuspended && isLeader));
  const about = { person, organizationId, onClose: () => setDoing(undefined) };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <PersonPicture name={nameOf(person)} imageUrl={person.profileImageUrl} organizationId={organizationId} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">
          {nameOf(person)}
          {isYou && <span className="font-normal text-ink-2"> (you)</span>}
        </p>
        <p className="break-all text-ink-2 text-sm">{person.email}</p>
        {person.headline && <p className="break-words text-ink-2 text-sm">{person.headline}</p>}
        {person.timeZone && <p className="text-ink-3 text-sm">{timeThere(person.timeZone)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-ink-3 text-sm">
          Since <DateText at={person.joinedAt} />
        </p>
        <Badge tone={person.role === 'owner' ? 'brand' : 'neutral'}>{roleLabels[person.role]}</Badge>
        {(mayChange || mayEnd || mayTakeOver) && (
          <Menu
            trigger={
              <Button variant="quiet" aria-label={`Actions for ${nameOf(person)}`}>
                Actions
              </Button>
            }
          >
            {mayChange && <MenuItem onSelect={() => setDoing('role')}>Change role</MenuItem>}
            {mayTakeOver && <MenuItem onSelect={() => setDoing('hand over')}>Hand the organization over</MenuItem>}
            {mayEnd && <MenuItem onSelect={() => setDoing('end')}>{isYou ? 'Leave' : 'Remove'}</MenuItem>}
          </Menu>
        )}
      </div>
      {doing === 'role' && <ChangeRoleDialog {...about} mayMakeOwners={isOwner} />}
      {doing === 'end' && <EndDialog {...about} isYou={isYou} organizationName={team.organizationName} />}
      {doing === 'hand over' && <HandOverDialog {...about} organizationName={team.organizationName} />}
    </li>
  );
}

/** What time it is for somebody, as they tell it: `14:05 in Nairobi`. */
function timeThere(timeZone: string): string {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone }).format(new Date())} in ${place}`;
}
