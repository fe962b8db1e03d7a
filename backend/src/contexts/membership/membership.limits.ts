import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** From one client address: registering, and mending a registration. */
export const registering: RateLimit = { name: 'registration-address', points: 120, windowSeconds: hour };

/** What one person says of organizations that were registered with their address. */
export const confirming: RateLimit = { name: 'confirmation-person', points: 60, windowSeconds: hour };

/** What one person does to connections: ask, answer, withdraw. */
export const connecting: RateLimit = { name: 'connection-person', points: 60, windowSeconds: hour };

/** Requests to connect that one organization sends, whoever of its people does it. */
export const connectionsOfOrganization: RateLimit = {
  name: 'connection-organization',
  points: 40,
  windowSeconds: 24 * hour,
};

/** Links to set a password that one client address asks for; how many one inbox gets is the mail's own limit. */
export const requestingPassword: RateLimit = { name: 'password-reset-address', points: 50, windowSeconds: hour };

/** Demonstrations that one client address asks for. */
export const requestingDemo: RateLimit = { name: 'demo-address', points: 20, windowSeconds: hour };

/** Passwords that one client address sets, or tries to, by mailed links. */
export const settingPassword: RateLimit = { name: 'password-set-address', points: 60, windowSeconds: 900 };

/** Passwords that are tried with one link: each one costs an estimate and a hash. */
export const passwordsOfLink: RateLimit = { name: 'password-set-link', points: 10, windowSeconds: 900 };

/** Mailed links that one client address looks at or follows, those that set a password aside. */
export const followingLinks: RateLimit = { name: 'links-address', points: 120, windowSeconds: 900 };
