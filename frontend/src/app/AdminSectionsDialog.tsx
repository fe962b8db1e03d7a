import { Dialog } from '@/ui/Dialog';
import { AdminLogout } from './AdminLogout';
import { AdminSections } from './AdminSections';
import type { AdminSectionGroup } from './admin-sections';

interface AdminSectionsDialogProps {
  groups: readonly AdminSectionGroup[];
  current?: string;
  username: string;
  onSignedOut: () => void;
  onClose: () => void;
}

/** The sections of the administration where there is no room for a sidebar. */
export default function AdminSectionsDialog(props: AdminSectionsDialogProps) {
  const { groups, current, username, onSignedOut, onClose } = props;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title="Administration"
      description={`Signed in as ${username}`}
    >
      <AdminSections groups={groups} current={current} onGo={onClose} />
      <div className="mt-4 border-line border-t pt-3">
        <AdminLogout onSignedOut={onSignedOut} />
      </div>
    </Dialog>
  );
}
