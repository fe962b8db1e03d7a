import { useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { MemberBar } from './MemberBar';

/** Over a page for everybody: a member keeps their bar, a visitor has the page's own. */
export function OpenBar({ children }: { children: ReactNode }) {
  return useViewer().state === 'member' ? <MemberBar /> : children;
}
