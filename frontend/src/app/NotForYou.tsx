import type { ReactNode } from 'react';
import { LinkButton } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';

interface NotForYouProps {
  /** Where they may go instead. */
  to?: string;
  action?: string;
  children: string;
}

/** In place of a page that somebody who is signed in may not open: whose it is. */
export function NotForYou({ to = '/', action = 'Home', children }: NotForYouProps): ReactNode {
  return (
    <>
      <PageHeader title="This page is not for your role" description={children} />
      <LinkButton to={to}>{action}</LinkButton>
    </>
  );
}
