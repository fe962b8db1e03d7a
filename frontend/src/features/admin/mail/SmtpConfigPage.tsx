import { useCheckSenderDomainQuery, useGetSmtpDiagnosticsQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { useResendWelcomeEmailMutation } from '@alliance/api-client/welcome';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Proofs } from '@/features/shared/security/Proofs';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { MailSigning } from './MailSigning';
import type { MailTrial } from './mail-trial';
import { ProbeReport } from './ProbeReport';
import { outcomeLabels, outcomeTones, recordLabels } from './probe-words';
import { SmtpFacts } from './SmtpFacts';
import { SmtpStanding } from './SmtpStanding';
import { TestDelivery } from './TestDelivery';
import { TrialResult } from './TrialResult';
import { useProbe } from './useProbe';

const guide = [
  'Take host, port and encryption from your mail provider; the hosting page has presets.',
  'Make a mailbox for the alliance, and an app password where the provider has a second factor.',
  'Save the settings on the update page. They are tried first, and mail leaves by them at once.',
  'Or set SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_USER, SMTP_PASSWORD and SMTP_FROM, and start the server again.',
  'Come back and test. Messages that waited go out by themselves.',
];

/** How the configured mail server does, step by step, and what to change where it fails. */
export default function SmtpConfigPage() {
  const { data, error, isFetching, refetch } = useGetSmtpDiagnosticsQuery();
  const { probe, report, isLoading } = useProbe();
  // Until the server is asked anew, what it answered the last mail.
  const failed = report ? report.steps.find(({ outcome }) => outcome === 'failed') : data?.standing;
  const settings = data?.diagnostics;
  return (
    <>
      <Proofs />
      <PageHeader title="SMTP configuration" description="How the mail server of this installation does, asked live." />
      {!settings ? (
        error ? (
          <LoadFailure what="The configuration" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-64" />
        )
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [overflow-wrap:anywhere] xl:grid-cols-[repeat(2,minmax(0,1fr))]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Card>
              <h2 className="text-xl">Status</h2>
              <div className="mt-4 space-y-5">
                <SmtpStanding {...data} />
                <SmtpFacts settings={settings} />
              </div>
              {settings.host ? (
                <div className="mt-5">
                  <Button onClick={() => probe({})} pending={isLoading}>
                    {isLoading ? 'Testing SMTP...' : 'Test SMTP'}
                  </Button>
                </div>
              ) : (
                <p className="mt-5 text-ink-2 text-sm">
                  No mail server is configured.{' '}
                  {settings.isCaught ? 'Mail is kept on this machine instead of sent.' : 'Mail waits in the queue.'}
                </p>
              )}
              {report && (
                <div className="mt-5">
                  <ProbeReport report={report} />
                </div>
              )}
            </Card>
            {failed?.advice && (
              <Card>
                <h2 className="text-danger text-xl">Issue Detected</h2>
                <p className="mt-3 [overflow-wrap:anywhere]">{failed.answer}</p>
                <p className="mt-2 text-ink-2">{failed.advice}</p>
                <p className="mt-3 text-sm">
                  <Link to="/smtp-update" className="text-brand underline underline-offset-4">
                    Change the settings
                  </Link>
                </p>
              </Card>
            )}
            <TestDelivery title="Test email" action="Test SMTP Email" busy="Testing SMTP..." />
            <ResendWelcome />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <SenderDomain />
            <MailSigning />
            <Card>
              <h2 className="text-xl">Configuration guide</h2>
              <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm">
                {guide.map((step) => (
                  <li key={step} className="[overflow-wrap:anywhere]">
                    {step}
                  </li>
                ))}
              </ol>
              <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
                <Link to="/smtp-update" className="text-brand underline underline-offset-4">
                  Save settings
                </Link>
                <Link to="/godaddy-smtp" className="text-brand underline underline-offset-4">
                  GoDaddy and other hosts
                </Link>
              </p>
            </Card>
          </div>
        </div>
      )}
    </>
  );
}

function SenderDomain() {
  const [selector, setSelector] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching, refetch } = useCheckSenderDomainQuery(asked ? { selector: asked } : {});
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAsked(selector.trim());
  };
  return (
    <Card>
      <h2 className="text-xl">Sender’s domain</h2>
      {data && (
        <>
          <p className="mt-2 text-ink-2 text-sm [overflow-wrap:anywhere]">{data.domain}</p>
          <ul className="mt-3 divide-y divide-line">
            {data.records.map(({ record, outcome, found, advice }) => (
              <li key={record} className="py-3 text-sm">
                <div className="flex flex-wrap items-center gap-3">
                  <span className="min-w-28 font-medium">{recordLabels[record]}</span>
                  <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
                </div>
                {found && <p className="mt-1 text-ink-2 text-xs [overflow-wrap:anywhere]">{found}</p>}
                {advice && <p className="mt-1 [overflow-wrap:anywhere]">{advice}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {error && !data ? (
        <LoadFailure what="The domain" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <form onSubmit={look} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="DKIM selector" hint="Empty for the key that signs here." className="flex-1 basis-48">
          <TextInput value={selector} maxLength={63} onChange={({ target }) => setSelector(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" pending={isFetching}>
          {isFetching ? 'Checking...' : 'Check records'}
        </Button>
      </form>
    </Card>
  );
}

function ResendWelcome() {
  const [memberId, setMemberId] = useState('');
  const [resend, { isLoading }] = useResendWelcomeEmailMutation();
  const [trial, setTrial] = useState<MailTrial>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTrial(undefined);
    try {
      const { success, message, messageId } = await resend({ memberId: memberId.trim() }).unwrap();
      setTrial(
        success
          ? { fate: 'sent', text: message, messageId }
          : { fate: 'failed', text: `Resend failed: ${message}`, messageId },
      );
      toast(
        success
          ? { title: 'Email Resent', description: message }
          : { title: 'Resend Failed', description: message, variant: 'destructive' },
      );
    } catch (trouble) {
      setTrial({ fate: 'failed', text: `Resend failed: ${problemText(trouble)}` });
      toast({ title: 'Resend Failed', description: problemText(trouble), variant: 'destructive' });
    }
  };

  return (
    <Card>
      <h2 className="text-xl">Resend Welcome Email</h2>
      <form onSubmit={send} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="Member ID" required hint="Such as GIA-123456." className="flex-1 basis-48">
          <TextInput value={memberId} maxLength={30} onChange={({ target }) => setMemberId(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" disabled={memberId.trim() === '' || isLoading}>
          {isLoading ? 'Resending...' : 'Resend Welcome Email'}
        </Button>
      </form>
      <TrialResult trial={trial} />
    </Card>
  );
}
