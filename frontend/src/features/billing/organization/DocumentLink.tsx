import type { ReactNode } from 'react';

/** Downloads an invoice, receipt or credit note. */
export function DocumentLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a
      href={`/api/billing/documents/${number}`}
      download={`${number}.pdf`}
      className="inline-flex min-h-11 min-w-0 items-center font-medium text-brand text-sm underline underline-offset-4"
    >
      {children}
    </a>
  );
}
