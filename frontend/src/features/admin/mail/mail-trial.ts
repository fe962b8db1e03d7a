import type { TestEmailResultDto } from '@alliance/api-client/welcome';

/** What became of a test mail, in words. */
export interface MailTrial {
  fate: 'sent' | 'kept' | 'failed';
  text: string;
  messageId?: string;
}

/** `failed` is how the words begin where the mail server has not taken it. */
export function trialOf({ success, isCaught, error, messageId }: TestEmailResultDto, failed: string): MailTrial {
  if (isCaught) {
    const text = 'Kept in the mailbox of this machine. No mail server is configured, so nothing was sent.';
    return { fate: 'kept', text, messageId };
  }
  if (success) return { fate: 'sent', text: 'Email sent successfully! Check your inbox and spam folder.', messageId };
  return { fate: 'failed', text: `${failed}: ${error ?? 'Unknown error'}`, messageId };
}

/** In a toast; of what was kept no test says whether it would have left. */
export const keptToast = {
  title: 'Kept in the Mailbox',
  description: 'No mail server is configured: nothing was sent.',
};
