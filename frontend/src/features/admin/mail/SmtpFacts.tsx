import type { SmtpSettingsDto } from '@alliance/api-client/mail';
import { Facts } from '@/ui/browse/Facts';
import { securityLabels } from './probe-words';

/** The settings that mail is sent by; of the password whether there is one. */
export function SmtpFacts({ settings }: { settings: SmtpSettingsDto }) {
  const { host, port, security, mayBePlain, user, hasPassword, isUnreadable, from, isGoDaddy } = settings;
  return (
    <Facts
      facts={[
        [
          'Host',
          <span key="host" className="break-all">
            {host || 'Not configured'}
          </span>,
        ],
        ['Port', host && String(port)],
        ['Encryption', host && (mayBePlain ? 'STARTTLS, where the server offers it' : securityLabels[security])],
        [
          'User',
          host && (
            <span key="user" className="break-all">
              {user || (isUnreadable ? 'Cannot be read' : 'Nobody signs in')}
            </span>
          ),
        ],
        [
          'Password',
          host &&
            (isUnreadable ? (
              <span key="password" className="text-danger">
                Cannot be read: mail waits. Save the settings anew, or take the environment’s.
              </span>
            ) : hasPassword ? (
              'Configured'
            ) : (
              'Missing'
            )),
        ],
        ['Provider', host && (isGoDaddy ? 'GoDaddy' : 'Other')],
        [
          'Sender',
          <span key="from" className="break-all">
            {from}
          </span>,
        ],
      ]}
    />
  );
}
