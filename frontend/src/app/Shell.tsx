import type { ReactNode } from 'react';
import { productName } from '@/ui/Mark';
import { SkipLink } from '@/ui/SkipLink';
import { InReview } from './InReview';
import { MemberFrame } from './MemberFrame';
import { SuspendedOrganizations } from './SuspendedOrganizations';

/** The top bar of the working pages, and the page under it. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <MemberFrame>
        <main
          id="main"
          tabIndex={-1}
          className="wrap min-h-[calc(100dvh-4rem-var(--foot,0px))] py-8 outline-none sm:py-10"
        >
          <p className="mb-6 hidden break-all text-ink-2 text-xs print:block">
            {productName} · {window.location.href}
          </p>
          <SuspendedOrganizations />
          <InReview />
          {children}
        </main>
      </MemberFrame>
    </>
  );
}
