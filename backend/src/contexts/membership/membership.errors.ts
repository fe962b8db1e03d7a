import { defineProblem } from '../../platform/http/domain-error';

export { organizationRequired } from '../../platform/http/problems';

export const credentialsWrong = defineProblem({
  code: 'credentials_wrong',
  kind: 'unauthenticated',
  text: 'The e-mail address or the password is not right.',
});

export const providerFailed = defineProblem({
  code: 'provider_failed',
  kind: 'unauthenticated',
  text: 'The identity provider did not confirm who you are.',
});

export const connectionDecided = defineProblem({
  code: 'connection_decided',
  kind: 'conflict',
  text: (status: string) => `This request is ${status} already.`,
  details: { allowed: [] },
  example: ['accepted'],
});

export const alreadyConnected = defineProblem({
  code: 'already_connected',
  kind: 'conflict',
  text: 'The two organizations are connected, or a request is open.',
});

export const alreadyActivated = defineProblem({
  code: 'already_activated',
  kind: 'conflict',
  text: 'This registration has been confirmed already. Sign in instead.',
});
