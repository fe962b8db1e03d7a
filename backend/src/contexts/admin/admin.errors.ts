import { defineProblem } from '../../platform/http/domain-error';

export const adminCredentialsWrong = defineProblem({
  code: 'admin_credentials_wrong',
  kind: 'unauthenticated',
  text: 'Invalid credentials. Contact system administrator for access.',
});

export const adminOfEnvironment = defineProblem({
  code: 'admin_of_environment',
  kind: 'conflict',
  text: 'This account is the one that the environment of the installation names: it is changed there.',
});

export const ownAdminAccount = defineProblem({
  code: 'own_admin_account',
  kind: 'conflict',
  text: 'Nobody changes or removes their own account here. Ask another super admin.',
});

export const usernameTaken = defineProblem({
  code: 'username_taken',
  kind: 'conflict',
  text: 'Somebody has this username, or has had it. Choose another one.',
  details: { errors: [{ field: 'username', message: 'Somebody has this username, or has had it' }] },
});

export const seeAsNeedsFactor = defineProblem({
  code: 'see_as_needs_factor',
  kind: 'conflict',
  text: 'Whoever sees the alliance as a member has a second factor. Set one up under Security first.',
});
