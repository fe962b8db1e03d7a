import { useGetMentorQuery } from '@alliance/api-client/mentoring';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { Link, useParams } from 'react-router-dom';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Badge } from '@/ui/Badge';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { Facts, Tags } from '@/ui/browse/Facts';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationName } from '@/ui/OrganizationName';
import { PageHeader } from '@/ui/PageHeader';
import { PersonPicture } from '@/ui/PersonPicture';
import { usePageTitle } from '@/ui/routing';
import { useParameters } from '@/ui/useAddress';
import { Stars } from './Stars';
import { dateOf, placeOf, timeIn, weekNamed } from './times';
import { WeekOfTimes } from './WeekOfTimes';
import { kindLabels, organizationOf } from './words';

const BookSessionDialog = laterDialog(() => import('./BookSessionDialog'));
const back = <BackLink to="/mentors">Mentors</BackLink>;

/** A mentor: the free times of a week to choose from, who they are, and what members say. */
export default function MentorPage() {
  const { id = '' } = useParams();
  const { currentData: mentor, error, isFetching, refetch } = useGetMentorQuery({ id });
  const { viewer } = useViewer();
  // Whether the plan has such sessions is known before a time is chosen.
  const { isAsked } = useEntitlement();
  const { parameters, change } = useParameters();
  usePageTitle(mentor?.name);

  if (!mentor || !viewer)
    return <NothingToShow noun="Mentor" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const named = parameters.get('week') ?? mentor.nextFreeAt;
  const week = weekNamed(named && !/^\d{4}-\d\d-\d\d$/.test(named) ? dateOf(new Date(named)) : (named ?? ''));
  const at = parameters.get('at') ?? '';
  const time = timeAt(at, mentor.sessionMinutes);
  const mayBook = organizationsAs(viewer, contributors).length > 0;
  return (
    <>
      <PageHeader
        above={back}
        title={
          <span className="flex flex-wrap items-center gap-4">
            <PersonPicture
              name={mentor.name}
              imageUrl={mentor.profileImageUrl}
              organizationId={mentor.organizationId}
              size="large"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{mentor.name}</span>
          </span>
        }
        description={mentor.headline}
        actions={
          mentor.isYou && (
            <LinkButton to="/mentors/offer" variant="secondary">
              Change What You Offer
            </LinkButton>
          )
        }
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <h2 className="mb-3 text-xl">Free times</h2>
            {!mayBook && (
              <p className="mb-3 text-ink-2">
                Your role in your organization is to read. Its owners, admins and members book sessions.
              </p>
            )}
            <WeekOfTimes
              mentor={mentor}
              week={week}
              onWeek={(next) => change({ week: dateOf(next) })}
              onChoose={mayBook && !mentor.isYou ? ({ startsAt }) => change({ at: startsAt }) : undefined}
            />
          </Card>
          <Card as="section">
            <h2 className="mb-3 text-xl">About</h2>
            <p className="max-w-prose whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{mentor.about}</p>
          </Card>
          <Card as="section">
            <h2 className="mb-3 text-xl">What members say</h2>
            {mentor.reviews.length === 0 ? (
              <p className="text-ink-2">Nobody has rated a session yet.</p>
            ) : (
              <ul aria-label="What members say" className="divide-y divide-line">
                {mentor.reviews.map(({ stars, review, organizationName, ratedAt }) => (
                  <li key={ratedAt} className="py-3 first:pt-0 last:pb-0">
                    <p className="text-sm">
                      <Stars stars={stars} />
                    </p>
                    {review && <p className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{review}</p>}
                    <p className="mt-1 text-ink-3 text-sm">
                      {organizationName}, <DateText at={ratedAt} />
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        <Card as="aside" className="flex h-fit flex-col gap-4">
          <h2 className="sr-only">Facts</h2>
          <div>
            <Badge tone={mentor.kind === 'expert' ? 'purple' : 'neutral'}>{kindLabels[mentor.kind]}</Badge>
          </div>
          <Facts
            facts={[
              [
                'Organization',
                <Link
                  key="organization"
                  to={`/members/${mentor.organizationId}`}
                  className="text-brand underline underline-offset-4 [overflow-wrap:anywhere]"
                >
                  <OrganizationName organization={organizationOf(mentor)} />
                </Link>,
              ],
              ['Session', `${mentor.sessionMinutes} minutes`],
              ['Languages', mentor.languages.join(', ')],
              [
                'There it is now',
                `${timeIn(new Date().toISOString(), mentor.timeZone)} in ${placeOf(mentor.timeZone)}`,
              ],
              ['Sessions held', String(mentor.held)],
              [
                'Rating',
                mentor.rating !== null && <Stars key="rating" stars={mentor.rating} ratings={mentor.ratings} />,
              ],
            ]}
          />
          <Tags tags={mentor.topics} />
        </Card>
      </div>
      {time && mayBook && !mentor.isYou && !isAsked && (
        <BookSessionDialog mentor={mentor} time={time} onClose={() => change({ at: '' })} />
      )}
    </>
  );
}

/** The session that would begin at the moment that an address names. */
function timeAt(at: string, minutes: number) {
  const startsAt = new Date(at);
  if (!at || Number.isNaN(startsAt.getTime())) return undefined;
  return {
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
  };
}
