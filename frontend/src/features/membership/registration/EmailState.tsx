import type { RegistrationStatusDto } from '@alliance/api-client/membership';
import { success } from '@/content/registration';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

const looks = {
  sent: { icon: 'check', look: 'border-success bg-success-soft text-success', text: success.emailSent },
  queued: { icon: 'warning', look: 'border-yellow bg-yellow-soft text-yellow', text: success.emailPending },
  failed: { icon: 'warning', look: 'border-danger bg-danger-soft text-danger', text: success.emailFailed },
  withheld: { icon: 'warning', look: 'border-yellow bg-yellow-soft text-yellow', text: success.emailWithheld },
  activated: { icon: 'check', look: 'border-success bg-success-soft text-success', text: success.activated },
} as const;

/** What has become of the welcome email, or that it has done its work. */
type MailState = RegistrationStatusDto['emailState'] | 'activated';

/** A change is read out. */
export function EmailState({ state }: { state: MailState }) {
  const { icon, look, text } = looks[state];
  return (
    <p role="status" className={classes('flex items-start gap-3 rounded-lg border p-4 text-sm', look)}>
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
