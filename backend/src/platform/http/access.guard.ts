import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type AccessLevel, accessKey, organizationParameter, whileLeavingKey } from './access';
import { Authenticators } from './authenticators';
import { notFound } from './domain-error';
import { accountLeaving, forbidden, organizationRequired, unauthenticated } from './problems';
import type { Viewer } from './viewer';

const allowed: Record<Exclude<AccessLevel, 'visitor'>, Viewer['kind'][]> = {
  'signed-in': ['member', 'operator', 'super-admin'],
  member: ['member'],
  'organization-admin': ['member'],
  operator: ['operator', 'super-admin'],
  'super-admin': ['super-admin'],
};

export const reading: string[] = ['GET', 'HEAD'];

/** Finds out who calls, and refuses whoever may not. An operation without an access level is refused to all. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (level === 'visitor') {
      let asked: Promise<Viewer | undefined> | undefined;
      request.findViewer = () => {
        asked ??= this.identify(request).then((viewer) => (viewer?.isLeaving ? undefined : viewer));
        return asked;
      };
      return true;
    }
    request.viewer = await this.identify(request);
    if (!request.viewer) throw unauthenticated();
    if (request.viewer.isLeaving && !this.reflector.get(whileLeavingKey, context.getHandler())) throw accountLeaving();
    if (!level || !allowed[level].includes(request.viewer.kind)) throw forbidden();
    if (level === 'organization-admin') demandLeader(request.viewer, request.params);
    return true;
  }

  /** Whoever belongs to a suspended organization reads for it as before, and writes nothing: there they are but its viewer. */
  private async identify(request: FastifyRequest): Promise<Viewer | undefined> {
    const viewer = await this.authenticators.identify(request);
    if (reading.includes(request.method) || !viewer?.organizations.some(({ isSuspended }) => isSuspended))
      return viewer;
    const organizations = viewer.organizations.map((one) =>
      one.isSuspended ? { ...one, role: 'viewer' as const } : one,
    );
    return { ...viewer, organizations };
  }
}

/** Of an organization that is not the viewer's, nothing is said but that it is not there. */
function demandLeader({ organizations }: Viewer, params: unknown): void {
  const wanted = (params as Record<string, string | undefined>)[organizationParameter];
  if (!wanted) throw new Error(`The path of the operation has no :${organizationParameter}.`);
  const role = organizations.find(({ id }) => id === wanted)?.role;
  if (!role) throw notFound('organization');
  if (role !== 'owner' && role !== 'admin') throw organizationRequired();
}
