import { useKnownViewer, useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { MemberFrame } from './MemberFrame';

interface OpenBarProps {
  /** The page's own bar. */
  children: ReactNode;
}

/**
 * Over a page for everybody: a member keeps their bar; a visitor, and who is about to leave, has the page's own. Nothing is asked
 * about who had no session when the document was sent, and has not signed in since.
 */
export function OpenBar({ children }: OpenBarProps) {
  const { state } = useKnownViewer();
  const mayBeMember = state === 'member' || 'session' in document.documentElement.dataset;
  return mayBeMember ? <AskedBar>{children}</AskedBar> : children;
}

function AskedBar({ children }: OpenBarProps) {
  const { state, viewer } = useViewer();
  return state === 'member' && !viewer?.deletionDueAt ? <MemberFrame /> : children;
}
