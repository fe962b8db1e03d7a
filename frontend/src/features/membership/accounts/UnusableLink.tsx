import { useEffect, useRef } from 'react';
import { LinkButton } from '@/ui/Button';

/** A mailed link that is incomplete, used or too old, and how to get another. */
export function UnusableLink({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mt-3 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
        <LinkButton to="/login" variant="secondary">
          Sign in
        </LinkButton>
      </div>
    </>
  );
}
