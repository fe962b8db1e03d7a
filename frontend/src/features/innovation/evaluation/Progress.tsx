import { counted } from '@/ui/count';
import { ShareBar } from './rubric/ShareBar';

interface ProgressProps {
  done: number;
  of: number;
  /** What is done: `scored`, `scores are in`. */
  what: string;
}

/** How far something is, in words and for the eye. */
export function Progress({ done, of, what }: ProgressProps) {
  return (
    <div className="max-w-sm">
      <p className="mb-1.5 text-sm tabular-nums">
        <span className="font-semibold">
          {counted(done)} of {counted(of)}
        </span>{' '}
        {what}
      </p>
      <ShareBar share={of > 0 ? (100 * done) / of : 0} />
    </div>
  );
}
