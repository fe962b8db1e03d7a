import { useKnownViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { DraftOwner, visitors } from '@/ui/useFormDraft';

/** Keeps what is typed into the forms of the application with who types it. */
export function OwnDrafts({ children }: { children: ReactNode }) {
  return <DraftOwner value={useKnownViewer().viewer?.id ?? visitors}>{children}</DraftOwner>;
}
