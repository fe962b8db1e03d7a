import { defineProblem } from '../../platform/http/domain-error';

export const adminCredentialsWrong = defineProblem({
  code: 'admin_credentials_wrong',
  kind: 'unauthenticated',
  text: 'Invalid credentials. Contact system administrator for access.',
});
