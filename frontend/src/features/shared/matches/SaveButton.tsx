import type { MatchDto } from '@alliance/api-client/innovation';
import { Button } from '@/ui/Button';
import type { Pair } from './useMatchDialog';
import { useVerdict } from './useVerdict';

interface SaveButtonProps {
  pair: Pair;
  verdict?: MatchDto['verdict'];
  describedBy?: string;
}

/** Saves a match for the organization, or takes that back. */
export function SaveButton({ pair, verdict, describedBy }: SaveButtonProps) {
  const { mayJudge, mayWithdraw, isLoading, save, withdraw } = useVerdict(pair, verdict);
  if (verdict ? !mayWithdraw : !mayJudge) return null;
  return (
    <Button variant="secondary" onClick={verdict ? withdraw : save} pending={isLoading} aria-describedby={describedBy}>
      {verdict ? 'Saved · Undo' : 'Save'}
    </Button>
  );
}
