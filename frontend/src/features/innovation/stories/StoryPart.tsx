import { problemText } from '@alliance/api-client/problem';
import {
  type ConsentDto,
  type OwnStoryDto,
  type ProjectStoryDto,
  type StoryPlace,
  type UnaskedNamesDto,
  useAgreeToStoryMutation,
  useAskConsentMutation,
  useGetProjectStoryQuery,
  useTakeConsentBackMutation,
} from '@alliance/api-client/stories';
import { useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LoadFailure } from '@/ui/EmptyState';
import { allOf } from '@/ui/in-words';
import { laterDialog } from '@/ui/laterDialog';
import { inFull } from '@/ui/money';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { Markdown } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';

const StoryDialog = laterDialog(() => import('./StoryDialog'));

const statuses: Record<OwnStoryDto['status'], { label: string; tone: Tone; text: string }> = {
  draft: { label: 'Draft', tone: 'neutral', text: 'The organizations of the project alone read it.' },
  asked: {
    label: 'Asked',
    tone: 'yellow',
    text: 'It is shown once everybody whom it names has agreed to its words and figures.',
  },
  published: { label: 'Published', tone: 'green', text: 'Everybody can read it.' },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'red',
    text: 'Nobody else reads it.',
  },
};
const consents: Record<ConsentDto['state'], string> = {
  asked: 'is asked',
  agreed: 'agrees',
  taken_back: 'does not agree',
};

const places: Record<StoryPlace, string> = {
  title: 'The title',
  summary: 'The summary',
  account: 'The account',
  impact: 'The impact',
  project_name: 'The name of the project',
};

const onlyOwn = 'Nobody but its organizations reads the story now.';

/** The story of a project: its lead tells it, and whoever it names agrees or does not. */
export function StoryPart({ projectId }: { projectId: string }) {
  const { currentData, error, isFetching, refetch } = useGetProjectStoryQuery({ id: projectId });
  const [telling, setTelling] = useAddress('story');
  return (
    <section aria-labelledby="story-title">
      <h2 id="story-title" className="text-2xl">
        Success story
      </h2>
      {error ? (
        <LoadFailure what="The story" stale={Boolean(currentData)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!currentData && !error && <Skeleton className="mt-4 h-32 w-full" />}
      {currentData && !currentData.story && (
        <p className="mt-1 max-w-prose text-ink-2">
          {Number(currentData.confirmedUsd) === 0
            ? 'It is told from confirmed value, and nothing is confirmed yet.'
            : 'What came of this project has not been told yet.'}
        </p>
      )}
      {currentData?.story && (
        <Story
          projectId={projectId}
          story={currentData.story}
          canWrite={currentData.canWrite}
          confirmedUsd={currentData.confirmedUsd}
        />
      )}
      {currentData?.canWrite && (
        <Button variant="secondary" className="mt-4" onClick={() => setTelling('1')}>
          {currentData.story ? 'Change Its Words' : 'Tell the Story'}
        </Button>
      )}
      {telling && currentData?.canWrite && (
        <StoryDialog projectId={projectId} told={currentData} onClose={() => setTelling('')} />
      )}
    </section>
  );
}

interface StoryProps extends Pick<ProjectStoryDto, 'canWrite' | 'confirmedUsd'> {
  projectId: string;
  story: OwnStoryDto;
}

function Story({ projectId, story, canWrite, confirmedUsd }: StoryProps) {
  const { title, summary, account, impact, status, slug, revision } = story;
  const [ask, asking] = useAskConsentMutation();
  const [agree, agreeing] = useAgreeToStoryMutation();
  const [takeBack, taking] = useTakeConsentBackMutation();
  const own = story.consents.filter(({ isOwn }) => isOwn);
  const { viewer } = useViewer();
  const answeredByLeaders = story.consents.filter(
    ({ organization: { id }, state, isOwn }) =>
      state === 'asked' && !isOwn && viewer?.organizations.some(({ organization }) => organization.id === id),
  );
  const { label, tone, text } = statuses[status];
  const [asksAnew, setAsksAnew] = useState(false);
  const [takesBack, setTakesBack] = useState(false);
  const mayAsk = canWrite && (status === 'draft' || status === 'withdrawn');
  const isMore = canWrite && status === 'published' && confirmedUsd !== story.confirmedUsd;

  const send = async (work: Promise<ProjectStoryDto>, description: string) => {
    try {
      const answered = await work;
      const isShown = answered.story?.status === 'published';
      toast({ title: 'Success', description: isShown ? 'Everybody can read the story now.' : description });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  const answer = { id: projectId, answerStoryDto: { revision } };

  return (
    <Card as="article" className="mt-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 text-xl">{title}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-ink-2 text-sm">
        {status === 'withdrawn' && `${takenBackBy(story.consents)} `}
        {text}
      </p>
      <p className="mt-3 max-w-prose font-medium">{summary}</p>
      <Markdown text={account} className="mt-3" />
      <p className="mt-3 max-w-prose whitespace-pre-line">{impact}</p>
      {story.confirmedUsd && <p className="mt-3 text-sm">It tells of {inFull(story.confirmedUsd, 'USD')} confirmed.</p>}
      {isMore && (
        <p className="mt-1 text-ink-2 text-sm">Since then {inFull(confirmedUsd, 'USD')} is confirmed in all.</p>
      )}
      {story.consents.length > 0 && (
        <ul aria-label="Who agrees" className="mt-4 grid gap-1 text-sm">
          {story.consents.map(({ organization, state }) => (
            <li key={organization.id}>
              <span className="font-medium">
                <OrganizationName organization={organization} />
              </span>{' '}
              {consents[state]}
            </li>
          ))}
        </ul>
      )}
      {answeredByLeaders.map(({ organization }) => (
        <p key={organization.id} className="mt-2 text-ink-2 text-sm">
          An owner or admin of {organization.name} agrees for it; it waits in their inbox.
        </p>
      ))}
      {mayAsk && story.unasked.length > 0 && <Unasked id="story-unasked" unasked={story.unasked} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {status === 'published' && (
          <Link to={`/stories/${slug}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Open the story
          </Link>
        )}
        {mayAsk && (
          <Button
            variant="secondary"
            aria-describedby={story.unasked.length > 0 ? 'story-unasked' : undefined}
            pending={asking.isLoading}
            onClick={() => send(ask({ id: projectId }).unwrap(), 'Everybody whom the story names is asked.')}
          >
            {story.named.length > 0 ? 'Ask for Consent' : 'Publish'}
          </Button>
        )}
        {isMore && (
          <Button variant="secondary" onClick={() => setAsksAnew(true)}>
            Tell the New Figures
          </Button>
        )}
        {own.some(({ state }) => state !== 'agreed') && status !== 'draft' && (
          <Button
            variant="secondary"
            pending={agreeing.isLoading}
            onClick={() => send(agree(answer).unwrap(), 'You agree to the story.')}
          >
            Agree
          </Button>
        )}
        {own.some(({ state }) => state !== 'taken_back') && status !== 'draft' && (
          <Button
            variant="secondary"
            pending={taking.isLoading}
            onClick={() => (status === 'published' ? setTakesBack(true) : send(takeBack(answer).unwrap(), onlyOwn))}
          >
            {own.some(({ state }) => state === 'agreed') ? 'Take Consent Back' : 'Do Not Agree'}
          </Button>
        )}
      </div>
      {asksAnew && (
        <ConfirmDialog
          title="Tell the new figures?"
          variant="primary"
          confirm="Ask for Consent"
          confirming="Asking..."
          isLoading={asking.isLoading}
          onConfirm={() =>
            ask({ id: projectId })
              .unwrap()
              .then(() => undefined, problemText)
          }
          onClose={() => setAsksAnew(false)}
        >
          Everybody whom the story names is asked about {inFull(confirmedUsd, 'USD')}. Until all agree, nobody else
          reads it.
        </ConfirmDialog>
      )}
      {takesBack && (
        <ConfirmDialog
          title="Take your consent back?"
          confirm="Take Consent Back"
          confirming="Taking it back..."
          isLoading={taking.isLoading}
          onConfirm={() =>
            takeBack(answer)
              .unwrap()
              .then(() => void toast({ title: 'Success', description: onlyOwn }), problemText)
          }
          onClose={() => setTakesBack(false)}
        >
          Everybody can read the story. From then on nobody but its organizations does, until all whom it names agree
          again.
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Who has taken its consent back: you, and others by their names. */
function takenBackBy(consents: ConsentDto[]): string {
  const takenBack = consents.filter(({ state }) => state === 'taken_back');
  const others = takenBack.filter(({ isOwn }) => !isOwn).map(({ organization }) => organization.name);
  return [
    takenBack.length > others.length && 'You have taken your consent back.',
    others.length > 0 && `${allOf(others)} ${others.length > 1 ? 'have taken their' : 'has taken its'} consent back.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why it cannot be asked about, as long as that is so. */
const Unasked = ({ id, unasked }: { id: string; unasked: UnaskedNamesDto[] }) => (
  <div id={id} className="mt-4 max-w-prose text-danger text-sm">
    {unasked.map(({ place, names }) => (
      <p key={place}>
        {places[place]} says the name of {allOf(names)}.
        {place === 'project_name' && (
          <>
            {' '}
            <Link to="?tab=outcomes&edit=1" replace preventScrollReset className="underline underline-offset-4">
              Edit the project
            </Link>
          </>
        )}
      </p>
    ))}
    <p>Whoever is named must be asked: name them, or take it out.</p>
  </div>
);
