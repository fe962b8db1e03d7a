import { type MailSecurity, type ProbeMailServerDto, useGetSmtpDiagnosticsQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { PasswordInput } from '@/ui/PasswordInput';
import { Skeleton } from '@/ui/Skeleton';
import { CopyButton } from './CopyButton';
import { options } from './mail-words';
import { ProbeReport } from './ProbeReport';
import { goDaddyHost, ports, presets, securityLabels } from './probe-words';
import { SmtpFacts } from './SmtpFacts';
import { useProbe } from './useProbe';

interface Values {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  from: string;
  to: string;
}

/** Tries settings of a mail server before they are set; the password stays in this tab. */
export default function SmtpUpdatePage() {
  const { data, error, isFetching, refetch } = useGetSmtpDiagnosticsQuery();
  return (
    <>
      <PageHeader
        title="SMTP update"
        description="Try other settings before you set them. They are used for the test alone: what mail is sent by stands in the server’s environment."
        actions={
          <Button variant="secondary" onClick={refetch} pending={isFetching}>
            Refresh
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [overflow-wrap:anywhere] xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <SettingsForm />
        <Card>
          <h2 className="mb-4 text-xl">Current configuration</h2>
          {data ? (
            <SmtpFacts settings={data.diagnostics} />
          ) : error ? (
            <LoadFailure what="The configuration" retrying={isFetching} onRetry={refetch}>
              {problemText(error)}
            </LoadFailure>
          ) : (
            <Skeleton className="h-32" />
          )}
        </Card>
      </div>
    </>
  );
}

function SettingsForm() {
  const { probe, report, isLoading } = useProbe();
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: {
      ...{ host: goDaddyHost, port: '587', security: 'starttls' },
      ...{ user: '', password: '', from: '', to: '' },
    },
  });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const values = form.watch();

  const choose = (name: string) => {
    const preset = presets.find((one) => one.name === name);
    if (!preset) return;
    form.setValue('host', preset.host);
    form.setValue('port', String(preset.port));
    form.setValue('security', preset.security);
  };
  const send = async ({ port, from, to, ...given }: Values) => {
    const asked: ProbeMailServerDto = { ...given, port: Number(port), from: from || undefined, to: to || undefined };
    const trouble = await probe(asked);
    if (trouble) failed(trouble);
  };

  return (
    <Card>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field label="Provider">
          <NativeSelect
            placeholder="Choose for its settings"
            options={presets.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
        <Field id="host" label="Host" required error={errors.host?.message}>
          <TextInput maxLength={253} autoComplete="off" {...form.register('host')} />
        </Field>
        <Field id="port" label="Port" required error={errors.port?.message}>
          <NativeSelect options={ports} {...form.register('port')} />
        </Field>
        <Field id="security" label="Encryption" error={errors.security?.message}>
          <NativeSelect options={options(securityLabels)} {...form.register('security')} />
        </Field>
        <Field id="user" label="User" required error={errors.user?.message}>
          <TextInput maxLength={254} autoComplete="off" {...form.register('user')} />
        </Field>
        <Field id="password" label="Password" required error={errors.password?.message}>
          <PasswordInput maxLength={512} autoComplete="off" {...form.register('password')} />
        </Field>
        <Field id="from" label="From address" error={errors.from?.message}>
          <TextInput type="email" maxLength={254} autoComplete="off" {...form.register('from')} />
        </Field>
        <Field
          id="to"
          label="Ask about a recipient"
          hint="The server is asked whether it takes mail for them; nothing is sent."
          error={errors.to?.message}
        >
          <TextInput type="email" maxLength={254} autoComplete="off" {...form.register('to')} />
        </Field>
        <div>
          <Button type="submit" disabled={isLoading || !values.user.trim() || !values.password}>
            {isLoading ? 'Testing Connection...' : 'Test SMTP Connection'}
          </Button>
        </div>
      </form>
      {report && (
        <div className="mt-5">
          <ProbeReport report={report} />
        </div>
      )}
      <Environment values={values} />
    </Card>
  );
}

/** What to set for these settings; the password is for who sets it. */
function Environment({ values: { host, port, security, user, from } }: { values: Values }) {
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
      <p className="mt-1 text-ink-2 text-sm">Set these with SMTP_PASSWORD, and start the server again.</p>
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
