import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export type OrganizationRole = 'owner' | 'admin' | 'member' | 'viewer';

/** Who calls. `kind` is what the session was opened for. */
export interface Viewer {
  kind: 'member' | 'super-admin' | 'operator';
  id: string;
  email: string;
  sessionId: string;
  /** Whether the session was opened at the enterprise sign-in. */
  enterprise: boolean;
  /** Organizations that the person belongs to, oldest first; access is decided from these alone. */
  organizations: { id: string; role: OrganizationRole }[];
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
  }
}

/** The viewer of a call that needs one (see Access). */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().viewer,
);
