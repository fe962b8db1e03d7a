import type { ReactNode } from 'react';

interface QuoteProps {
  label: ReactNode;
  text: string | null;
}

/** What a proposal says, or has said. */
export function Quote({ label, text }: QuoteProps) {
  return (
    <figure className="rounded-lg bg-sunken p-4">
      <figcaption className="font-medium text-ink text-sm">{label}</figcaption>
      <blockquote className="mt-2 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {text ?? 'Nothing was said beside the solution.'}
      </blockquote>
    </figure>
  );
}
