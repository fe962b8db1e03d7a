import type { SolutionDto } from '@alliance/api-client/innovation';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import { useConnection } from './useConnection';

const ConnectDialog = laterDialog(() => import('./ConnectDialog'));

interface ConnectButtonProps {
  solution: SolutionDto;
  describedBy?: string;
  /** Beside others of its kind it stays quiet. */
  variant?: 'primary' | 'secondary';
}

/** Asks the organization behind a solution to connect, or says how the two stand. */
export function ConnectButton({ solution, describedBy, variant }: ConnectButtonProps) {
  const { state, askers } = useConnection(solution.submittedBy.id);
  const [asking, setAsking] = useAddress('connect');

  switch (state) {
    case 'own':
      return null;
    case 'connected':
      return (
        <span className="inline-flex min-h-11 items-center gap-2 px-2 font-medium text-sm text-success">
          <Icon name="check" className="size-4" />
          Connected
        </span>
      );
    case 'requested':
      return (
        <span className="inline-flex min-h-11 items-center px-2 font-medium text-ink-2 text-sm">
          Connection requested
        </span>
      );
    case 'asked':
      return (
        <Link
          to="/"
          className="inline-flex min-h-11 items-center rounded-md px-2 font-medium text-brand text-sm underline underline-offset-4"
        >
          Asked to connect with you
        </Link>
      );
    case 'open':
      return (
        <>
          <Button variant={variant} onClick={() => setAsking(solution.id)} aria-describedby={describedBy}>
            Connect & Collaborate
          </Button>
          <ConnectDialog
            solution={solution}
            askers={askers}
            open={asking === solution.id}
            onClose={() => setAsking('')}
          />
        </>
      );
  }
}
