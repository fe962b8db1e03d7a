import { problemText } from '@alliance/api-client/problem';
import { useSendTestSmtpEmailMutation } from '@alliance/api-client/welcome';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { keptToast, type MailTrial, trialOf } from './mail-trial';
import { TrialResult } from './TrialResult';
import { sampleName, sampleOrganization } from './tiers';

interface TestDeliveryProps {
  title: string;
  action: string;
  /** The same while it is on its way. */
  busy: string;
}

/** Sends a welcome mail with a sample by the settings in force, and says what the mail server answered. */
export function TestDelivery({ title, action, busy }: TestDeliveryProps) {
  const [to, setTo] = useState('');
  const [trial, setTrial] = useState<MailTrial>();
  const [attempt, { isLoading }] = useSendTestSmtpEmailMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTrial(undefined);
    const sample = { userName: sampleName, organizationName: sampleOrganization, membershipTier: 'free' } as const;
    try {
      const result = await attempt({ testSmtpEmailDto: { to: to.trim(), ...sample } }).unwrap();
      setTrial(trialOf(result, 'SMTP failed'));
      toast(
        result.isCaught
          ? keptToast
          : result.success
            ? { title: 'SMTP Test Successful', description: `It is on its way to ${to.trim()}.` }
            : { title: 'SMTP Test Failed', description: result.error ?? 'Unknown error', variant: 'destructive' },
      );
    } catch (trouble) {
      setTrial({ fate: 'failed', text: `Network error: ${problemText(trouble)}` });
      toast({ title: 'Test Failed', description: 'Failed to connect to email service', variant: 'destructive' });
    }
  };

  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      <form onSubmit={send} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="Test address" required className="flex-1 basis-48">
          <TextInput type="email" value={to} maxLength={254} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" pending={isLoading} disabled={to.trim() === ''}>
          {isLoading ? busy : action}
        </Button>
      </form>
      <TrialResult trial={trial} />
    </Card>
  );
}
