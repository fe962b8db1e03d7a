import type { ProposalDto } from '@alliance/api-client/innovation';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import { pointFields } from './points';
import { proposerName } from './proposer-name';

const RateFeedbackDialog = laterDialog(() => import('./RateFeedbackDialog'));

interface GivenFeedbackProps {
  proposal: ProposalDto;
  /** Whether the viewer says if it has helped. */
  canRate: boolean;
  /** The id of what names the proposal. */
  describedBy: string;
}

/** What the problem's owner has answered, and whether that has helped. */
export function GivenFeedback({ proposal, canRate, describedBy }: GivenFeedbackProps) {
  const { feedback, strengths, improvements, helpful } = proposal;
  const isGiven = Boolean(feedback) || strengths.length > 0 || improvements.length > 0;
  return (
    <>
      {isGiven && (
        <div className="mt-3 flex max-w-prose flex-col gap-3 border-line-strong border-l-2 pl-4 text-ink-2 [overflow-wrap:anywhere]">
          {feedback && (
            <p className="whitespace-pre-line">
              <span className="font-medium text-ink">Feedback: </span>
              {feedback}
            </p>
          )}
          <Points label={pointFields.strengths.label} points={strengths} />
          <Points label={pointFields.improvements.label} points={improvements} />
        </div>
      )}
      <Rating proposal={proposal} canRate={canRate && (isGiven || helpful !== null)} describedBy={describedBy} />
    </>
  );
}

function Points({ label, points }: { label: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="font-medium text-ink text-sm">{label}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Rating({ proposal, canRate, describedBy }: GivenFeedbackProps) {
  const [rating, setRating] = useAddress('rate');
  const { id, helpful, helpfulNote } = proposal;
  const who = canRate ? 'You said' : `${proposerName(proposal)} says`;
  return (
    <>
      {helpful !== null && (
        <p className="mt-3 max-w-prose whitespace-pre-line text-sm">
          {who} that this {helpful ? 'helped' : 'did not help'}
          {helpfulNote ? `: “${helpfulNote}”` : '.'}
        </p>
      )}
      {canRate && (
        <Button variant="secondary" className="mt-3" onClick={() => setRating(id)} aria-describedby={describedBy}>
          {helpful === null ? 'Did the feedback help?' : 'Change what you said'}
        </Button>
      )}
      {canRate && rating === id && <RateFeedbackDialog proposal={proposal} onClose={() => setRating('')} />}
    </>
  );
}
