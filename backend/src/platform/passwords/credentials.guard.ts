import { AuthGuard } from '@nestjs/passport';

/** Whose password was right, as often as their sessions had ended when it was read. */
export interface ProvenAccount {
  id: string;
  generation: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a passport strategy: whose credentials the call carried. */
    user?: ProvenAccount;
  }
}

/**
 * Lets a call through whose body carries right credentials for a passport strategy. The body has been held against its
 * DTO by then: nothing that is not a short text reaches the strategy. The session is ours, not passport's.
 */
export const credentialsGuard = (strategy: string) => AuthGuard(strategy);
