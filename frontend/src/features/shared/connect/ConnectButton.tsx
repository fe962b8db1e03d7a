import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import type { ConnectDialogProps } from './ConnectDialog';
import { useConnection } from './useConnection';

const ConnectDialog = laterDialog(() => import('./ConnectDialog'));

interface ConnectButtonProps extends Pick<ConnectDialogProps, 'about'> {
  organization: ConnectDialogProps['organization'] & { hasLeft?: boolean; isSuspended?: boolean };
  /** Where it stands, for an organization that stands there as well as in a list. */
  place?: string;
  label?: string;
  describedBy?: string;
  /** Beside others of its kind it stays quiet. */
  variant?: 'primary' | 'secondary';
}

const linkLook =
  'inline-flex min-h-11 items-center rounded-md px-2 font-medium text-brand text-sm underline underline-offset-4';

/** Asks an organization to connect, about something of it where that is named, or says how the two stand. */
export function ConnectButton({
  organization,
  about,
  place,
  label = 'Connect & Collaborate',
  describedBy,
  variant,
}: ConnectButtonProps) {
  const { state, askAgainAt, askers } = useConnection(organization.id);
  const asked = [place, about?.id ?? organization.id].filter(Boolean).join(':');
  const [asking, setAsking] = useAddress('connect');

  if (organization.hasLeft)
    return (
      <span className="inline-flex min-h-11 items-center text-ink-2 text-sm">
        {organization.name} has left the alliance and cannot be asked to connect.
      </span>
    );
  if (organization.isSuspended)
    return (
      <span className="inline-flex min-h-11 items-center text-ink-2 text-sm">
        {organization.name} is suspended and cannot be asked to connect.
      </span>
    );
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
        <Link to="/connections?tab=outgoing" className={linkLook}>
          Connection requested
        </Link>
      );
    case 'asked':
      return (
        <Link to="/connections?tab=incoming" className={linkLook}>
          Asked to connect with you
        </Link>
      );
    case 'declined':
      return (
        <p className="py-2.5 text-ink-2 text-sm">
          Your request was declined. It can be sent again from <DateText at={askAgainAt} /> on.
        </p>
      );
    case 'open':
      return (
        <>
          <Button variant={variant} onClick={() => setAsking(asked)} aria-describedby={describedBy}>
            {label}
          </Button>
          <ConnectDialog
            organization={organization}
            about={about}
            askers={askers}
            open={asking === asked}
            onClose={() => setAsking('')}
          />
        </>
      );
  }
}
