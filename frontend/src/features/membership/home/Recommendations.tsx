import {
  useListInvitationsQuery,
  useListRecommendationsQuery,
  useListSavedMatchesQuery,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useId } from 'react';
import { invitationStateLabels } from '@/content/labels';
import { MatchDialog } from '@/features/shared/matches/MatchDialog';
import { MatchFactsLine } from '@/features/shared/matches/MatchFacts';
import { SaveButton } from '@/features/shared/matches/SaveButton';
import { TextMatch } from '@/features/shared/matches/TextMatch';
import { type MatchAction, type Pair, useMatchDialog } from '@/features/shared/matches/useMatchDialog';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { PairEntry } from './PairEntry';

/** What others ask the viewer's organizations to propose, and what was found for them. */
export function Recommendations() {
  const invitations = useListInvitationsQuery();
  const recommendations = useListRecommendationsQuery({ limit: 4 });
  const saved = useListSavedMatchesQuery();
  const lists = [invitations.data, recommendations.data, saved.data];
  const pairs = lists.flatMap((list): Pair[] => list ?? []);
  const dialog = useMatchDialog(pairs, lists.every(Boolean));
  const isWaitedFor = invitations.error || (invitations.data?.length ?? 0) > 0;
  return (
    <>
      {isWaitedFor && (
        <Pairs title="Invitations to propose" what="The invitations" result={invitations} onAct={dialog.open}>
          {({ note, createdAt, problem }) => (
            <>
              <p className="text-ink-3 text-sm">
                <OrganizationName organization={problem.submittedBy} /> invited you · <DateText at={createdAt} />
              </p>
              {note && <p className="line-clamp-4 whitespace-pre-line text-ink-2 text-sm">{note}</p>}
            </>
          )}
        </Pairs>
      )}
      <Pairs
        title="Recommended for you"
        what="The recommendations"
        none="Nothing yet. What fits your open problems and your published solutions appears here as soon as it is found."
        result={recommendations}
        canSave
        onAct={dialog.open}
      >
        {(recommendation) => (
          <>
            <TextMatch match={recommendation} missing={recommendation.missing} />
            <MatchFactsLine facts={recommendation.facts} />
          </>
        )}
      </Pairs>
      {(saved.error || (saved.data?.length ?? 0) > 0) && (
        <Pairs title="Saved matches" what="The saved matches" result={saved} onAct={dialog.open}>
          {({ savedAt, verdict, invitedAt, invitation, ...pair }) => (
            <div className="flex flex-wrap items-center justify-between gap-3 text-ink-3 text-sm">
              <span>
                Saved <DateText at={savedAt} />
                {invitedAt && (
                  <>
                    {' '}
                    · Invited <DateText at={invitedAt} />, {invitationStateLabels[invitation ?? 'waiting']}
                  </>
                )}
              </span>
              <SaveButton pair={pair} verdict={verdict} />
            </div>
          )}
        </Pairs>
      )}
      <MatchDialog dialog={dialog} />
    </>
  );
}

interface PairsProps<Item> {
  title: string;
  /** "The invitations" or the like. */
  what: string;
  /** Said when there are none. */
  none?: string;
  result: { data?: Item[]; error?: unknown; isFetching: boolean; refetch: () => void };
  /** Whether they can be saved from here. */
  canSave?: boolean;
  onAct: (action: MatchAction, pair: Pair) => void;
  children: (item: Item) => ReactNode;
}

function Pairs<Item extends Pair>({ title, what, none, result, canSave, onAct, children }: PairsProps<Item>) {
  const { data, error, isFetching, refetch } = result;
  const titleId = useId();
  return (
    <Card as="section" className="col-span-full min-w-0">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {error ? (
        <div className="mt-4">
          <LoadFailure what={what} stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!data && !error && <Skeleton className="mt-4 h-32 w-full" />}
      {data?.length === 0 && <p className="mt-3 text-ink-2 text-sm">{none}</p>}
      {data && data.length > 0 && (
        <ul
          aria-labelledby={titleId}
          className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2"
        >
          {data.map((item) => {
            const id = `${titleId}${item.problem.id}${item.solution.id}`;
            return (
              <li key={id} className="@container min-w-0 border-line border-t pt-4">
                <PairEntry pair={item} titleId={id} canSave={canSave} onAct={(action) => onAct(action, item)}>
                  {children(item)}
                </PairEntry>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
