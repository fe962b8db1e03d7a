import type { MentorSessionDto } from '@alliance/api-client/mentoring';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { NewTabLink } from '@/ui/NewTabLink';
import { OrganizationName } from '@/ui/OrganizationName';
import { PersonPicture } from '@/ui/PersonPicture';
import { Stars } from './Stars';
import { elsewhere, periodInWords } from './times';
import { otherOrganizationOf, sessionLabels } from './words';

const MoveDialog = laterDialog(() => import('./MoveDialog'));
const CancelSessionDialog = laterDialog(() => import('./CancelSessionDialog'));
const AbsenceDialog = laterDialog(() => import('./AbsenceDialog'));
const NotesDialog = laterDialog(() => import('./NotesDialog'));
const RateDialog = laterDialog(() => import('./RateDialog'));

type Doing = 'move' | 'cancel' | 'absence' | 'notes' | 'rate';

/** A session as one of its two sees it: when, with whom, what about, how it stands, and what they may do. */
export function SessionEntry({ session }: { session: MentorSessionDto }) {
  const titleId = useId();
  const [doing, setDoing] = useState<Doing>();
  const { side, startsAt, endsAt, state, otherName, topic, notes, rating } = session;
  const now = new Date();
  const isAhead = state === 'booked' && new Date(startsAt) > now;
  const isOver = state === 'booked' && new Date(endsAt) <= now;
  const there = elsewhere(startsAt, session.otherTimeZone);
  const button = (what: Doing, label: string) => (
    <Button variant="secondary" onClick={() => setDoing(what)} aria-describedby={titleId}>
      {label}
    </Button>
  );
  const dialog = { session, onClose: () => setDoing(undefined) };
  return (
    <article aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start gap-4">
        <PersonPicture name={otherName} imageUrl={session.otherImageUrl} organizationId={session.otherOrganizationId} />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={titleId} className="text-lg leading-snug [overflow-wrap:anywhere]">
            {sessionLabels[session.kind]} with{' '}
            {side === 'member' ? (
              <Link to={`/mentors/${session.mentorId}`} className="rounded-sm hover:text-brand">
                {otherName}
              </Link>
            ) : (
              otherName
            )}
          </h2>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            <Link to={`/members/${session.otherOrganizationId}`} className="rounded-sm hover:text-brand">
              <OrganizationName organization={otherOrganizationOf(session)} />
            </Link>
            {side === 'mentor' && '\u00a0· You are the mentor'}
          </p>
        </div>
        <State session={session} isOver={isOver} />
      </div>
      <p className="mt-3 font-medium tabular-nums">
        <time dateTime={startsAt}>{periodInWords(startsAt, endsAt)}</time>
        {there && <span className="block font-normal text-ink-2 text-sm">{there}</span>}
      </p>
      {topic && <p className="mt-2 max-w-prose whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{topic}</p>}
      {session.meetingLink && !isOver && (
        <p className="mt-2 text-sm [overflow-wrap:anywhere]">
          Where: <NewTabLink to={session.meetingLink}>{session.meetingLink}</NewTabLink>
        </p>
      )}
      {session.reason && (
        <p className="mt-2 border-line-strong border-l-2 pl-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium text-ink">Reason: </span>
          {session.reason}
        </p>
      )}
      {notes && (
        <p className="mt-2 max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">
          <span className="font-medium">Your notes: </span>
          {notes}
        </p>
      )}
      {rating && (
        <p className="mt-2 max-w-prose text-sm [overflow-wrap:anywhere]">
          <Stars stars={rating.stars} /> {rating.review}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {isAhead && side === 'member' && new Date(session.changeableUntil) > now && button('move', 'Move')}
        {isAhead && button('cancel', 'Cancel Session')}
        {isOver && side === 'member' && button('rate', rating ? 'Change Rating' : 'Rate')}
        {button('notes', notes ? 'Change Notes' : 'Add Notes')}
        {session.mayReportAbsence && button('absence', `${firstWord(otherName)} Did Not Come`)}
      </div>
      {doing === 'move' && <MoveDialog {...dialog} />}
      {doing === 'cancel' && <CancelSessionDialog {...dialog} />}
      {doing === 'absence' && <AbsenceDialog {...dialog} />}
      {doing === 'notes' && <NotesDialog {...dialog} />}
      {doing === 'rate' && <RateDialog {...dialog} />}
    </article>
  );
}

const firstWord = (name: string) => name.split(' ')[0] ?? name;

/** How it stands, and whether it counts against the plan where that is not plain. */
function State({ session, isOver }: { session: MentorSessionDto; isOver: boolean }) {
  const { state, endedBySide, side, otherName, isGivenBack } = session;
  const who = endedBySide === side ? 'you' : otherName;
  const [tone, words] = ((): [Tone, string] => {
    if (state === 'cancelled') return ['neutral', `Cancelled by ${who}`];
    if (state === 'missed') return ['red', `${who === 'you' ? 'You' : who} did not come`];
    return isOver ? ['green', 'Over'] : ['blue', 'Booked'];
  })();
  return (
    <div className="flex flex-col items-end gap-1">
      <Badge tone={tone}>{words}</Badge>
      {state !== 'booked' && side === 'member' && (
        <span className="text-ink-3 text-sm">{isGivenBack ? 'Does not count' : 'Counts against your plan'}</span>
      )}
    </div>
  );
}
