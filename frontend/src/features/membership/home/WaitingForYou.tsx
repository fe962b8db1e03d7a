import { useCountProposalsQuery } from '@alliance/api-client/innovation';
import { LinkButton } from '@/ui/Button';
import { counted } from '@/ui/count';
import { useIsMounted } from '@/ui/routing';
import { Strip } from '@/ui/Strip';

const proposals = '/proposals';
const of = (count: number) => `${counted(count)} ${count === 1 ? 'proposal waits' : 'proposals wait'}`;

/** Proposals that wait for the viewer: to be decided for an organization, or to be scored as a reviewer. */
export function WaitingForYou() {
  const isMounted = useIsMounted();
  const { data } = useCountProposalsQuery();
  if (!data || !isMounted(proposals)) return null;
  const waiting = [
    { count: data.toDecide, words: 'for your decision', action: 'Decide', tab: 'decide' },
    { count: data.toScore, words: 'for your score', action: 'Score', tab: 'score' },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Strip
      action={
        <div className="flex flex-wrap gap-3">
          {waiting.map(({ action, tab }, index) => (
            <LinkButton key={tab} to={`${proposals}?tab=${tab}`} variant={index === 0 ? undefined : 'secondary'}>
              {action}
            </LinkButton>
          ))}
        </div>
      }
    >
      {waiting.map(({ count, words }) => `${of(count)} ${words}.`).join(' ')}
    </Strip>
  );
}
