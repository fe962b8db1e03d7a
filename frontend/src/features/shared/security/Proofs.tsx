import { askForProofBy } from '@alliance/api-client/proof';
import { useCallback, useEffect, useState } from 'react';
import { laterDialog } from '@/ui/laterDialog';

const ProofDialog = laterDialog(() => import('./ProofDialog'));

/** Stands on pages that call what asks for a fresh proof: it asks, and the call goes out again. */
export function Proofs() {
  const [answer, setAnswer] = useState<(proven: boolean) => void>();

  useEffect(() => {
    let waiting: ((proven: boolean) => void) | undefined;
    const stop = askForProofBy(
      () =>
        new Promise((resolve) => {
          waiting = resolve;
          setAnswer(() => resolve);
        }),
    );
    // Whoever leaves the page has answered.
    return () => {
      stop();
      waiting?.(false);
    };
  }, []);

  const close = useCallback(
    (proven: boolean) => {
      answer?.(proven);
      setAnswer(undefined);
    },
    [answer],
  );

  return answer ? <ProofDialog onProven={() => close(true)} onClose={() => close(false)} /> : null;
}
