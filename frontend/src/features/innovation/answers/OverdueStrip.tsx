import type { OverdueDecisionsDto } from '@alliance/api-client/innovation';
import { LinkButton } from '@/ui/Button';
import { Strip } from '@/ui/Strip';
import { toDecide, useDecides, useOverdueWords, whoDecides } from './useOverdue';

/** Where problems are submitted, before anything is typed: what an organization owes, and what that stops. */
export function OverdueStrip({ owing }: { owing: OverdueDecisionsDto }) {
  const decides = useDecides();
  return (
    <Strip
      action={
        decides && (
          <LinkButton to={toDecide} variant="secondary">
            Decide Now
          </LinkButton>
        )
      }
    >
      {useOverdueWords(owing)} {!decides && whoDecides}
    </Strip>
  );
}
