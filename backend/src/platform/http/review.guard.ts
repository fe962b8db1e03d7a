import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { accessKey } from './access';
import { organizationInReview } from './problems';

/** Under which `@ApiTags` keeps the tags of a controller; the package names it nowhere that can be imported. */
export const tagsKey = 'swagger/apiUseTags';

/** Parts of which a person needs no organization, or that only who leads one may use: their account, what they are told, help, teams. */
const personal = [
  'membership',
  'membership: account',
  'membership: security',
  'membership: legal',
  'membership: support',
  'membership: onboarding',
  'membership: team',
  'notifications: inbox',
  'notifications: preferences',
];

/** Whether an operation waits until the organization of whoever calls it was reviewed; those for its leaders are refused by their role. */
export const waitsForReview = (method: string, level: unknown, tags: readonly string[]): boolean =>
  method.toLowerCase() !== 'get' && level === 'member' && !tags.some((tag) => personal.includes(tag));

/** Who belongs to no organization but such as wait for their review reads, and keeps their account. */
@Injectable()
export class ReviewGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): true {
    const { viewer, method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!viewer?.isInReview) return true;
    const tags = this.reflector.get<string[] | undefined>(tagsKey, context.getClass()) ?? [];
    if (waitsForReview(method, this.reflector.get(accessKey, context.getHandler()), tags)) throw organizationInReview();
    return true;
  }
}
