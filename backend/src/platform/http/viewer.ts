import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export type OrganizationRole = 'owner' | 'admin' | 'member' | 'viewer';

interface ViewerOrganization {
  id: string;
  /** In a call that writes, of a suspended one: `viewer`. */
  role: OrganizationRole;
  /** Those who run the alliance let nobody write for it. */
  isSuspended?: true;
}

/** Who calls. `kind` is what the session was opened for. */
export interface Viewer {
  kind: 'member' | 'super-admin' | 'operator';
  id: string;
  email: string;
  sessionId: string;
  /** Whether the session was opened at the enterprise sign-in. */
  enterprise: boolean;
  /** Milliseconds since 1970: when they last proved who they are, by a password, a code or a passkey. */
  provenAt?: number;
  /** Organizations that the person belongs to, oldest first; access is decided from these alone. */
  organizations: ViewerOrganization[];
  /** Whether the person has asked for their account to be erased: they may come back, and do nothing else. */
  isLeaving?: boolean;
  /** The super admin who sees the product as this person, and until when, in milliseconds since 1970: they write nothing. */
  seenBy?: { adminId: string; until: number };
  /** Whether all organizations of the person wait for the alliance to review them: until then they read, and do nothing for them. */
  isInReview?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
    /** On operations for visitors: looks the viewer up, once, when somebody wants to know. */
    findViewer?: () => Promise<Viewer | undefined>;
  }
}

/** Who calls. On operations for visitors nobody, unless they are signed in; it costs nothing where it is not asked for. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { viewer, findViewer } = context.switchToHttp().getRequest<FastifyRequest>();
  return viewer ?? findViewer?.();
});
