import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';

interface RegistrationThreadProps {
  messages: readonly { author: 'alliance' | 'applicant'; text: string; sentAt: string }[];
  /** How the two sides are called. */
  us: string;
  them: string;
}

/** What the alliance has asked about a registration, and what its applicant has answered. */
export function RegistrationThread({ messages, us, them }: RegistrationThreadProps) {
  if (messages.length === 0) return null;
  return (
    <section aria-label="Questions and answers">
      <h3 className="font-semibold">Questions and answers</h3>
      <ol className="mt-2 space-y-3">
        {messages.map(({ author, text, sentAt }) => (
          <li
            key={`${author} ${sentAt}`}
            className={classes('rounded-lg border border-line p-3 text-sm', author === 'alliance' && 'bg-sunken')}
          >
            <p className="text-ink-2 text-xs">
              {author === 'alliance' ? us : them}, <MomentText at={sentAt} />
            </p>
            <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
