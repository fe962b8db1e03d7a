import { useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { MemberBar } from './MemberBar';

/** Over a page for everybody: a member keeps their bar; a visitor, and who is about to leave, has the page's own. */
export function OpenBar({ children }: { children: ReactNode }) {
  const { state, viewer } = useViewer();
  return state === 'member' && !viewer?.deletionDueAt ? <MemberBar /> : children;
}
