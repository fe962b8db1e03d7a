import { defineProblem } from '../../platform/http/domain-error';

export const recipientUnusable = defineProblem({
  code: 'recipient_unusable',
  kind: 'invalid',
  text: 'The e-mail address cannot stand in a mail',
  details: { errors: [{ field: 'to', message: 'The e-mail address cannot stand in a mail' }] },
});
