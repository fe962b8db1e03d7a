import { useGetSmtpDiagnosticsQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { useSendTestSmtpEmailMutation } from '@alliance/api-client/welcome';
import { type FormEvent, useState } from 'react';
import { Proofs } from '@/features/shared/security/Proofs';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { CopyButton } from './CopyButton';
import { goDaddyHost } from './probe-words';
import { SettingsForm } from './SettingsForm';
import { SmtpFacts } from './SmtpFacts';
import { sampleName, sampleOrganization } from './tiers';

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
        <TestDelivery />
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

function TestDelivery() {
  const [to, setTo] = useState('');
  const [result, setResult] = useState('');
  const [attempt, { isLoading }] = useSendTestSmtpEmailMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setResult('');
    const sample = { userName: sampleName, organizationName: sampleOrganization, membershipTier: 'free' } as const;
    try {
      const { success, error } = await attempt({ testSmtpEmailDto: { to: to.trim(), ...sample } }).unwrap();
      setResult(success ? '✓ Email sent successfully! Check your inbox and spam folder.' : `✗ SMTP failed: ${error}`);
      toast(
        success
          ? { title: 'SMTP Test Successful', description: `It is on its way to ${to.trim()}.` }
          : { title: 'SMTP Test Failed', description: error ?? 'Unknown error', variant: 'destructive' },
      );
    } catch (trouble) {
      setResult(`✗ Network error: ${problemText(trouble)}`);
      toast({ title: 'Test Failed', description: 'Failed to connect to email service', variant: 'destructive' });
    }
  };

  return (
    <Card>
      <h2 className="text-xl">Test delivery</h2>
      <form onSubmit={send} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="Test address" className="flex-1 basis-48">
          <TextInput type="email" value={to} maxLength={254} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" disabled={isLoading || to.trim() === ''}>
          {isLoading ? 'Testing GoDaddy SMTP...' : 'Test delivery'}
        </Button>
      </form>
      <p role="status" className="mt-3 text-sm [overflow-wrap:anywhere]">
        {result}
      </p>
    </Card>
  );
}
