import { Proofs } from '@/features/shared/security/Proofs';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';

const CloseOrganizationDialog = laterDialog(() => import('./CloseOrganizationDialog'));

interface ClosingSectionProps {
  organization: { id: string; name: string };
  isSuspended: boolean;
}

/** The end of an organization, for its owners. */
export function ClosingSection({ organization, isSuspended }: ClosingSectionProps) {
  const [closing, setClosing] = useAddress('close');
  return (
    <Card as="section">
      <h2 className="text-xl">Close the organization</h2>
      {isSuspended ? (
        <p className="mt-2 max-w-prose text-ink-2">It is suspended, and cannot be closed until that is lifted.</p>
      ) : (
        <>
          <p className="mt-2 mb-4 max-w-prose text-ink-2">
            It leaves the alliance with all that is its own. This cannot be undone.
          </p>
          <Button variant="secondary" onClick={() => setClosing('1')}>
            Close Organization
          </Button>
          <Proofs />
          <CloseOrganizationDialog open={closing !== ''} organization={organization} onClose={() => setClosing('')} />
        </>
      )}
    </Card>
  );
}
