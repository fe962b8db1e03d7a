import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { crossSiteRequest } from './problems';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser says that the request comes from another site. Programs that send neither header pass. */
export function isCrossSite(headers: FastifyRequest['headers'], appUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== appUrl;
}

/** Whether one of our own pages made a request that browsers also make by themselves: a link, not a prefetch. */
export function comesFromOurPages({ headers }: FastifyRequest, appUrl: string): boolean {
  if (headers['sec-purpose'] || headers.purpose) return false;
  if (headers['sec-fetch-site']) return !isCrossSite(headers, appUrl);
  return [headers.origin, headers.referer].some((from) => from === appUrl || from?.startsWith(`${appUrl}/`));
}

/** Cross-site requests change nothing. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (safe.has(method) || !isCrossSite(headers, this.config.appUrl)) return true;
    throw crossSiteRequest();
  }
}
