import { SettingsLayout } from '@/features/shared/account/SettingsLayout';
import { SecurityCards } from '@/features/shared/security/SecurityCards';
import { PasswordCard } from './PasswordCard';

/** How a member signs in, and where they are signed in. */
export default function SecurityPage() {
  return (
    <SettingsLayout
      title="Security"
      description="How you sign in, and where you are signed in. You get a mail of every change here."
    >
      <SecurityCards first={(security) => <PasswordCard hasPassword={security.hasPassword} />} />
    </SettingsLayout>
  );
}
