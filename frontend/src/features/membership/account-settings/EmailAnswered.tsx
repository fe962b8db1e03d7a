import type { EmailInbox } from '@alliance/api-client/account';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '@/ui/Button';
import { OpenPage } from '@/ui/OpenPage';

interface EmailAnsweredProps {
  outcome: 'waiting' | 'changed' | 'refused';
  inbox: EmailInbox;
  /** The new address. */
  email: string;
}

/** What came of an answer about another address, and what next. */
export function EmailAnswered({ outcome, inbox, email }: EmailAnsweredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const address = <strong className="break-all font-medium text-ink">{email}</strong>;
  const words: Record<EmailAnsweredProps['outcome'], { title: string; text: ReactNode; next: ReactNode }> = {
    waiting: {
      title: 'This inbox has agreed',
      text: <>The address becomes {address} once the other inbox has agreed as well. It has a mail with a link.</>,
      next: <LinkButton to="/">Home</LinkButton>,
    },
    changed: {
      title: 'The address has changed',
      text: <>Sign in with {address} from now on. Other browsers were signed out.</>,
      next: <LinkButton to="/profile/account">Your account</LinkButton>,
    },
    refused: {
      title: 'The address stays as it is',
      text:
        inbox === 'old'
          ? 'Nothing has changed, and both links work no more. If it was not you who asked, somebody knows your password: set a new one.'
          : 'Nothing has changed, and both links work no more.',
      next: inbox === 'old' ? <LinkButton to="/forgot-password">Set a new password</LinkButton> : null,
    },
  };
  const { title, text, next } = words[outcome];
  return (
    <OpenPage narrow>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mt-3 text-ink-2">{text}</p>
      {next && <div className="mt-6">{next}</div>}
    </OpenPage>
  );
}
