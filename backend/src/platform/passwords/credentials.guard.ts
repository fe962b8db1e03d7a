import { AuthGuard } from '@nestjs/passport';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a passport strategy: whose credentials the call carried. */
    user?: { id: string };
  }
}

/**
 * Lets a call through whose body carries right credentials for a passport strategy. The body has been held against its
 * DTO by then: nothing that is not a short text reaches the strategy. The session is ours, not passport's.
 */
export const credentialsGuard = (strategy: string) => AuthGuard(strategy);
