import { defineProblem } from '../../platform/http/domain-error';

export const recipientUnusable = defineProblem({
  code: 'recipient_unusable',
  kind: 'invalid',
  text: 'The name or the e-mail address cannot stand in a mail',
  details: { errors: [{ field: 'to', message: 'The name or the e-mail address cannot stand in a mail' }] },
});
