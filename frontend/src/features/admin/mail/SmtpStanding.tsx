import type { SignInStanding, SmtpDiagnosticsDto } from '@alliance/api-client/mail';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '@/ui/Badge';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';

const signIns: Record<SignInStanding, { label: string; tone: Tone }> = {
  working: { label: 'Working', tone: 'green' },
  refused: { label: 'Failed', tone: 'red' },
  'server-away': { label: 'Server away', tone: 'orange' },
  untried: { label: 'Not tried yet', tone: 'neutral' },
};

/** How mail fares by the settings in force, without asking the server: what it answered last, and what waits for it. */
export function SmtpStanding({ diagnostics, standing }: SmtpDiagnosticsDto) {
  const { signIn, answer, at, waiting } = standing;
  const { label, tone } = signIns[signIn];
  const isConfigured = diagnostics.host !== '';
  return (
    <ul aria-label="Standing" className="divide-y divide-line border-line border-b">
      <Line label="SMTP server">
        <Badge tone={isConfigured ? 'green' : 'neutral'}>{isConfigured ? 'Configured' : 'Not configured'}</Badge>
      </Line>
      <Line
        label="Authentication"
        note={
          answer &&
          at && (
            <>
              {answer.replace(/\.$/, '')}, <MomentText at={at} />
            </>
          )
        }
      >
        <Badge tone={tone}>{signIn === 'refused' ? `${label} (${answer.slice(0, 3)})` : label}</Badge>
      </Line>
      <Line
        label="Registration system"
        note={
          waiting > 0 &&
          `${waiting === 1 ? '1 mail waits' : `${counted(waiting)} mails wait`} in the queue; registrations go on.`
        }
      >
        <Badge tone="green">Working</Badge>
      </Line>
    </ul>
  );
}

const Line = ({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) => (
  <li className="py-2.5 text-sm">
    <div className="flex flex-wrap items-center gap-3">
      <span className="min-w-[min(9rem,100%)] font-medium">{label}</span>
      {children}
    </div>
    {note && <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
  </li>
);
