import { Link } from 'react-router-dom';
import type { MailTrial } from './mail-trial';

const tones: Record<MailTrial['fate'], string> = { sent: 'text-success', kept: 'text-ink', failed: 'text-danger' };

/** Says what became of a test mail, and leads to it. */
export function TrialResult({ trial }: { trial: MailTrial | undefined }) {
  return (
    <div role="status" className="mt-5 text-sm">
      {trial && (
        <p className={tones[trial.fate]}>
          {trial.fate === 'failed' ? '✗ ' : '✓ '}
          <span className="[overflow-wrap:anywhere]">{trial.text}</span>{' '}
          {trial.messageId && (
            <Link
              to={
                trial.fate === 'kept' ? `/mailbox?message=${trial.messageId}` : `/admin/mail?message=${trial.messageId}`
              }
              className="underline underline-offset-4"
            >
              {trial.fate === 'kept' ? 'Open it in the mailbox' : 'See the message'}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
