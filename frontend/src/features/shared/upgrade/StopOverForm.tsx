import { laterDialog } from '@/ui/laterDialog';
import type { useStop } from './useStop';

const UpgradeDialog = laterDialog(() => import('./UpgradeDialog'));

interface StopOverFormProps {
  of: ReturnType<typeof useStop>;
  organization?: { id: string; name: string };
}

/** Over a form, which is there again when it is closed. */
export function StopOverForm({ of: { stop, close }, organization }: StopOverFormProps) {
  if (!stop) return null;
  return (
    <UpgradeDialog stop={stop} organization={organization} onClose={close}>
      <p className="text-ink-2">What you have typed is kept.</p>
    </UpgradeDialog>
  );
}
