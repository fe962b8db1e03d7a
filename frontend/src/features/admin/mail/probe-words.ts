import type { MailSecurity, ProbeOutcome, ProbeStep, SenderRecord } from '@alliance/api-client/mail';
import type { Tone } from '@/ui/Badge';

export const stepLabels: Record<ProbeStep, string> = {
  name: 'Name',
  connect: 'Connection',
  tls: 'Encryption',
  login: 'Authentication',
  sender: 'Sender',
  recipient: 'Recipient',
  delivery: 'Test mail',
};

export const outcomeLabels: Record<ProbeOutcome, string> = {
  passed: 'Working',
  failed: 'Failed',
  skipped: 'Not tried',
};

export const outcomeTones: Record<ProbeOutcome, Tone> = { passed: 'green', failed: 'red', skipped: 'neutral' };

export const recordLabels: Record<SenderRecord, string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' };

export const securityLabels: Record<MailSecurity, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS from the first byte',
  none: 'Not encrypted',
};

/** Ports that a probe goes to. */
export const ports = [587, 465, 25, 80, 2525, 3525, 3535].map((port) => ({ value: String(port), label: String(port) }));

export const goDaddyHost = 'smtpout.secureserver.net';

/** Common hosts with what they want. */
export const presets = [
  { name: 'GoDaddy', host: goDaddyHost, port: 587, security: 'starttls' },
  { name: 'Google Workspace', host: 'smtp.gmail.com', port: 587, security: 'starttls' },
  { name: 'Microsoft 365', host: 'smtp.office365.com', port: 587, security: 'starttls' },
  { name: 'Zoho Mail', host: 'smtp.zoho.com', port: 465, security: 'tls' },
  { name: 'SendGrid', host: 'smtp.sendgrid.net', port: 587, security: 'starttls' },
  { name: 'Mailgun', host: 'smtp.mailgun.org', port: 587, security: 'starttls' },
  { name: 'Amazon SES (Ireland)', host: 'email-smtp.eu-west-1.amazonaws.com', port: 587, security: 'starttls' },
] as const;
