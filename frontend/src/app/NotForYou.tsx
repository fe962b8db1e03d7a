import type { ReactNode } from 'react';
import { LinkButton } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';

/** In place of a page that somebody who is signed in may not open: whose it is. */
export function NotForYou({ children }: { children: string }): ReactNode {
  return (
    <>
      <PageHeader title="This page is not for your role" description={children} />
      <LinkButton to="/">Home</LinkButton>
    </>
  );
}
