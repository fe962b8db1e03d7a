import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '@/ui/Button';

const newPasswordLink = (
  <>
    <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
    <LinkButton to="/login" variant="secondary">
      Sign in
    </LinkButton>
  </>
);

interface UnusableLinkProps {
  title: string;
  text: string;
  /** What to do now; by default another link that sets a password. */
  actions?: ReactNode;
}

/** A mailed link that is incomplete, used or expired, and what to do now. */
export function UnusableLink({ title, text, actions = newPasswordLink }: UnusableLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mt-3 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
    </>
  );
}
