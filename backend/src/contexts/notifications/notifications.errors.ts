import { invalidField } from '../../platform/http/domain-error';

export const recipientUnusable = () =>
  invalidField('to', 'The name or the e-mail address cannot stand in a mail', 'recipient_unusable');
