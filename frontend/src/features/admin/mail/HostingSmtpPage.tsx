import { useGetSmtpDiagnosticsQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { Proofs } from '@/features/shared/security/Proofs';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { CopyButton } from './CopyButton';
import { goDaddyHost } from './probe-words';
import { SettingsForm } from './SettingsForm';
import { SmtpFacts } from './SmtpFacts';
import { TestDelivery } from './TestDelivery';

const wanted = [
  ['Host', goDaddyHost],
  ['Port', '587'],
  ['Security', 'STARTTLS'],
] as const;
const steps = [
  'Make a mailbox for the alliance in the GoDaddy account, and allow SMTP authentication for it.',
  'Enter the whole address as the user, and its password.',
  'Enter the same address as the sender: GoDaddy refuses another one.',
  'Test and save: mail leaves by GoDaddy from the next message on.',
];

/** The settings of the hosting provider GoDaddy beside those in use, and a test delivery. */
export default function HostingSmtpPage() {
  const { data, error, isFetching, refetch } = useGetSmtpDiagnosticsQuery();
  const settings = data?.diagnostics;
  return (
    <>
      <Proofs />
      <PageHeader title="GoDaddy SMTP" description="What the hosting provider wants, beside what is configured here." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [overflow-wrap:anywhere] xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card>
          <h2 className="mb-4 text-xl">Current configuration</h2>
          {settings ? (
            <>
              <SmtpFacts settings={settings} />
              {!settings.isGoDaddy && (
                <p className="mt-4 rounded-md bg-accent-soft p-3 text-sm">
                  The configured host is not GoDaddy’s. This page is of use only for a mailbox there.
                </p>
              )}
            </>
          ) : error ? (
            <LoadFailure what="The configuration" retrying={isFetching} onRetry={refetch}>
              {problemText(error)}
            </LoadFailure>
          ) : (
            <Skeleton className="h-32" />
          )}
        </Card>
        <Card>
          <h2 className="text-xl">GoDaddy’s settings</h2>
          <dl className="mt-3 space-y-2 text-sm">
            {wanted.map(([label, value]) => (
              <div key={label} className="flex flex-wrap items-center justify-between gap-2">
                <dt className="text-ink-3">{label}</dt>
                <dd className="flex min-w-0 flex-wrap items-center gap-2">
                  <span className="break-all">{value}</span>
                  <CopyButton label={label} text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-ink-2 text-sm">Ports 25, 80 and 3535 are also available.</p>
          <ol className="mt-4 list-decimal space-y-2 pl-5 text-sm">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
        <Card>
          <h2 className="mb-4 text-xl">Send by GoDaddy</h2>
          <SettingsForm isGoDaddy />
        </Card>
        <TestDelivery title="Test delivery" action="Test delivery" busy="Testing GoDaddy SMTP..." />
        <Card>
          <h2 className="text-xl">Other ways</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-sm">
            <li>A workspace e-mail, such as Google Workspace or Microsoft 365 (recommended).</li>
            <li>An app password of a mailbox that you have, where its provider gives them.</li>
            <li>A cloud e-mail service, such as SendGrid, Mailgun or Amazon SES.</li>
          </ul>
        </Card>
      </div>
    </>
  );
}
