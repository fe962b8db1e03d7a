import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** From one client address: registering, and mending a registration. */
export const registering: RateLimit = { name: 'registration-address', points: 120, windowSeconds: hour };
