import type { ReactNode } from 'react';
import { productName } from '@/ui/Mark';
import { InReview } from './InReview';
import { MemberFrame } from './MemberFrame';
import { SuspendedOrganizations } from './SuspendedOrganizations';

/** The top bar of the working pages, and the page under it. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md border border-transparent bg-brand px-4 py-2.5 text-on-brand focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
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
