import { useViewer } from '@alliance/api-client/viewer';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { plansCopy } from '@/content/plans';
import { plansPage } from '@/features/shared/plans/checkout';
import { signInFor } from '@/features/shared/VisitorLinks';
import { toast } from '@/ui/toast';

const leavesAfterMs = 2000;

/** Whoever comes from a mail of ours is a member: without a session they are led to the sign-in, and back to what they asked for. */
export function useMailedVisitor() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const rest = new URLSearchParams(address);
  rest.delete('from');
  const page = rest.size > 0 ? `${plansPage}?${rest}` : plansPage;
  const isLed = useViewer().state === 'visitor' && address.get('from') === 'email';

  useEffect(() => {
    if (!isLed) return;
    toast({ ...plansCopy.loginRequired, variant: 'destructive' });
    const timer = setTimeout(async () => {
      // The browser's way back from the sign-in ends here, and not at the sign-in again.
      await navigate(page, { replace: true });
      await navigate(signInFor(page));
    }, leavesAfterMs);
    return () => clearTimeout(timer);
  }, [isLed, navigate, page]);
}
