import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import type { MailSecurity } from '@alliance/api-client/mail';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { PasswordInput } from '@/ui/PasswordInput';
import { options } from './mail-words';
import { ProbeReport } from './ProbeReport';
import { goDaddyHost, ports, presets, securityLabels } from './probe-words';
import { useProbe } from './useProbe';
import { useSaveSettings } from './useSaveSettings';

export interface SettingsValues {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  from: string;
  fromName: string;
  to: string;
}

interface SettingsFormProps {
  /** Where the provider is settled already, its settings are not asked for. */
  isGoDaddy?: boolean;
  children?: (values: SettingsValues) => ReactNode;
}

/** Tries settings of a mail server, and has mail leave by them once they are good. Nothing of it is kept in the browser. */
export function SettingsForm({ isGoDaddy = false, children }: SettingsFormProps) {
  const { data: admin } = useGetCurrentAdminQuery();
  const probing = useProbe();
  const saving = useSaveSettings();
  const [shown, show] = useState<'probe' | 'save'>();
  const form = useForm<SettingsValues>({
    shouldFocusError: false,
    defaultValues: {
      ...{ host: goDaddyHost, port: '587', security: 'starttls' },
      ...{ user: '', password: '', from: '', fromName: '', to: '' },
    },
  });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const values = form.watch();
  const saves = admin?.role === 'super-admin';
  // What is saved may sign in as nobody; what is only tested may not, and GoDaddy wants a mailbox of its own.
  const wantsSignIn = isGoDaddy || !saves;
  const isBusy = probing.isLoading || saving.isLoading;
  const report = shown === 'save' ? saving.report : probing.report;

  const choose = (name: string) => {
    const preset = presets.find((one) => one.name === name);
    if (!preset) return;
    form.setValue('host', preset.host);
    form.setValue('port', String(preset.port));
    form.setValue('security', preset.security);
  };
  const test = async ({ port, from, to, fromName: _fromName, ...given }: SettingsValues) => {
    show('probe');
    const trouble = await probing.probe({ ...given, port: Number(port), from: from || undefined, to: to || undefined });
    if (trouble) failed(trouble);
  };
  const save = async ({ port, user, password, fromName, ...given }: SettingsValues) => {
    show('save');
    const { isSaved, trouble } = await saving.save({
      ...given,
      port: Number(port),
      ...(user && { user }),
      ...(password && { password }),
      ...(fromName && { fromName }),
    });
    if (trouble) failed(trouble);
    if (isSaved) form.setValue('password', '');
  };

  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(test, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {!isGoDaddy && (
          <>
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
            <Field id="security" label="Encryption" required error={errors.security?.message}>
              <NativeSelect options={options(securityLabels)} {...form.register('security')} />
            </Field>
          </>
        )}
        <Field
          id="user"
          label="User"
          hint={
            wantsSignIn
              ? undefined
              : 'With its password. Empty where the server lets everybody send; the connection test wants both.'
          }
          required={wantsSignIn}
          error={errors.user?.message}
        >
          <TextInput maxLength={254} autoComplete="off" {...form.register('user')} />
        </Field>
        <Field id="password" label="Password" required={wantsSignIn} error={errors.password?.message}>
          <PasswordInput maxLength={512} autoComplete="off" {...form.register('password')} />
        </Field>
        <Field id="from" label="From address" required={saves} error={errors.from?.message}>
          <TextInput type="email" maxLength={254} autoComplete="off" {...form.register('from')} />
        </Field>
        <Field
          id="fromName"
          label="From name"
          hint="Empty for Global Innovation Alliance."
          error={errors.fromName?.message}
        >
          <TextInput maxLength={100} autoComplete="off" {...form.register('fromName')} />
        </Field>
        <Field
          id="to"
          label="Test mail to"
          hint="Testing asks the server about this address. Saving sends a mail there first, and takes the settings once it has left."
          required={saves}
          error={errors.to?.message}
        >
          <TextInput type="email" maxLength={254} autoComplete="off" {...form.register('to')} />
        </Field>
        <div className="flex flex-wrap gap-3">
          {saves && (
            <Button onClick={form.handleSubmit(save, refused)} pending={isBusy}>
              {saving.isLoading ? 'Saving...' : 'Test and save'}
            </Button>
          )}
          <Button type="submit" variant="secondary" disabled={isBusy || !values.user.trim() || !values.password}>
            {probing.isLoading ? 'Testing Connection...' : 'Test SMTP Connection'}
          </Button>
        </div>
        {admin?.role === 'operator' && (
          <p className="text-ink-2 text-sm">
            A super admin saves settings: who owns a mail server can read every link that is mailed.
          </p>
        )}
      </form>
      {report && !isBusy && (
        <div className="mt-5">
          <ProbeReport report={report} />
        </div>
      )}
      {children?.(values)}
    </>
  );
}
