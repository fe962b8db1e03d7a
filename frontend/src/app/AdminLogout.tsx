import { useLogOutAdminMutation } from '@alliance/api-client/admin';
import { forgetAdmin } from '@alliance/api-client/admin-session';
import { useFreshness } from '@alliance/api-client/freshness';
import { problemText } from '@alliance/api-client/problem';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/ui/toast';

/** What of the sidebar's foot is pressed. */
export const footLook =
  'flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-ink-2 text-sm hover:bg-sunken hover:text-ink lg:min-h-9 lg:pointer-coarse:min-h-11';

interface AdminLogoutProps {
  isNarrow?: boolean;
  onSignedOut: () => void;
}

/** Ends the session of who runs the alliance. */
export function AdminLogout({ isNarrow = false, onSignedOut }: AdminLogoutProps) {
  const [logOut, { isLoading }] = useLogOutAdminMutation();
  const { forget } = useFreshness();
  const navigate = useNavigate();

  const leave = async () => {
    try {
      await logOut().unwrap();
    } catch (trouble) {
      toast({ title: 'Not signed out', description: problemText(trouble), variant: 'destructive' });
      return;
    }
    forgetAdmin();
    onSignedOut();
    navigate('/admin-login', { replace: true });
    forget();
    toast({ title: 'Logged Out', description: 'Admin session ended' });
  };

  return (
    <button type="button" onClick={leave} aria-disabled={isLoading || undefined} className={footLook}>
      <LogOut className="size-4.5 shrink-0" aria-hidden="true" />
      <span className={isNarrow ? 'sr-only' : undefined}>Logout</span>
    </button>
  );
}
