import { useGetMailSettingsQuery } from '@alliance/api-client/delivery';
import { Proofs } from '@/features/shared/security/Proofs';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { PageHeader } from '@/ui/PageHeader';
import { CopyButton } from './CopyButton';
import { SettingsForm, type SettingsValues } from './SettingsForm';
import { SettingsInForce } from './SettingsInForce';

/** Other settings of a mail server: tried, saved, and taken back. */
export default function SmtpUpdatePage() {
  const { isFetching, refetch } = useGetMailSettingsQuery();
  return (
    <>
      <Proofs />
      <PageHeader
        title="SMTP update"
        description="Other settings are tried step by step and by a test mail before any mail leaves by them. The password is kept encrypted, goes to its server alone, and is never shown again."
        actions={
          <Button variant="secondary" onClick={refetch} pending={isFetching}>
            Refresh
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [overflow-wrap:anywhere] xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card>
          <SettingsForm>{(values) => <Environment values={values} />}</SettingsForm>
        </Card>
        <SettingsInForce />
      </div>
    </>
  );
}

/** What to set for these settings where they are to stand in the environment; the password is for who sets it. */
function Environment({ values: { host, port, security, user, from } }: { values: SettingsValues }) {
  const lines = [
    ['SMTP_HOST', host],
    ['SMTP_PORT', port],
    ['SMTP_SECURE', String(security === 'tls')],
    ['SMTP_USER', user],
    ['SMTP_FROM', from],
  ] as const;
  return (
    <section aria-label="Environment" className="mt-6 border-line border-t pt-5">
      <h2 className="font-semibold">Environment</h2>
      <p className="mt-1 text-ink-2 text-sm">
        Instead of saving: set these with SMTP_PASSWORD, and start the server again. What is saved here comes before
        them.
      </p>
      <ul className="mt-3 space-y-2 text-sm">
        {lines.map(([name, value]) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <code className="min-w-0 [overflow-wrap:anywhere]">{`${name}=${value}`}</code>
            <CopyButton label={name} text={`${name}=${value}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
