import { DomainError } from '../../platform/http/domain-error';

export const credentialsWrong = () =>
  new DomainError('credentials_wrong', 'unauthenticated', 'The e-mail address or the password is not right.');

export const providerFailed = () =>
  new DomainError('provider_failed', 'unauthenticated', 'The identity provider did not confirm who you are.');

export const organizationRequired = () =>
  new DomainError('organization_required', 'forbidden', 'You need a role in an organization to do this.');

export const connectionDecided = (status: string) =>
  new DomainError('connection_decided', 'conflict', `This request is ${status} already.`, { allowed: [] });

export const alreadyConnected = () =>
  new DomainError('already_connected', 'conflict', 'The two organizations are connected, or a request is open.');

export const alreadyActivated = () =>
  new DomainError('already_activated', 'conflict', 'This registration has been confirmed already. Sign in instead.');
