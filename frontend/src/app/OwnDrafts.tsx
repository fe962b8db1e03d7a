import { useKnownViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { DraftOwner, visitors } from '@/ui/useFormDraft';
import { Unsent } from './Unsent';

/** Keeps what is typed into the forms of the application with who types it, and sends what they have sent without a connection. */
export function OwnDrafts({ children }: { children: ReactNode }) {
  const { viewer } = useKnownViewer();
  return (
    <DraftOwner value={viewer?.id ?? visitors}>
      {children}
      {viewer && !viewer.seenUntil && <Unsent owner={viewer.id} />}
    </DraftOwner>
  );
}
