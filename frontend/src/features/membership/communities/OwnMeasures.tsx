import { type OwnMeasureDto, type PostDto, useGetCommunityQuery } from '@alliance/api-client/communities';
import { useId } from 'react';
import { measureWords } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';

const AppealDialog = laterDialog(() => import('./AppealDialog'));

/** What moderators did about the viewer, and the way to object. */
export function OwnMeasures({ measures }: { measures: readonly OwnMeasureDto[] }) {
  const [appealing, setAppealing] = useAddress('appeal');
  const titleId = useId();
  if (measures.length === 0) return null;
  const appealed = measures.find(({ id, appeal, endedAt }) => id === appealing && appeal === null && endedAt === null);
  return (
    <section aria-labelledby={titleId} className="mb-8">
      <h2 id={titleId} className="sr-only">
        What was decided about you here
      </h2>
      <ul className="grid gap-3">
        {measures.map((measure) => (
          <li key={measure.id}>
            <OwnMeasure measure={measure} onAppeal={() => setAppealing(measure.id)} />
          </li>
        ))}
      </ul>
      {appealed && <AppealDialog measure={appealed} onClose={() => setAppealing('')} />}
    </section>
  );
}

/** Where the viewer reads that their post is hidden: why, and the way to object. */
export function OwnHiding({ slug, post: { id: postId, hiddenReason } }: { slug: string; post: PostDto }) {
  const { data: community } = useGetCommunityQuery({ slug });
  const [appealing, setAppealing] = useAddress('appeal');
  const measure = community?.measures.find((one) => one.kind === 'hide' && one.postId === postId && !one.endedAt);
  if (!measure)
    return <p className="mb-3 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">{hiddenReason}</p>;
  return (
    <div className="mb-4">
      <OwnMeasure measure={measure} onAppeal={() => setAppealing(measure.id)} />
      {appealing === measure.id && !measure.appeal && (
        <AppealDialog measure={measure} onClose={() => setAppealing('')} />
      )}
    </div>
  );
}

function OwnMeasure({ measure, onAppeal }: { measure: OwnMeasureDto; onAppeal: () => void }) {
  const { kind, reason, byAlliance, takenAt, appeal, appealAnswer, endedAt } = measure;
  return (
    <div className="rounded-lg border border-line-strong bg-sunken p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 font-medium">
          {byAlliance ? 'The alliance has' : 'The moderators have'} {measureWords[kind].own}&nbsp;·{' '}
          <DateText at={takenAt} />
        </p>
        {endedAt ? <Badge tone="green">Lifted</Badge> : appeal && !appealAnswer && <Badge>Appeal waits</Badge>}
      </div>
      <p className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{reason}</p>
      {appeal && (
        <p className="mt-2 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium text-ink">Your appeal: </span>
          {appeal}
        </p>
      )}
      {appealAnswer && (
        <p className="mt-2 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium text-ink">The answer: </span>
          {appealAnswer}
        </p>
      )}
      {!appeal && !endedAt && (
        <Button variant="secondary" className="mt-3" onClick={onAppeal}>
          Appeal …
        </Button>
      )}
    </div>
  );
}
