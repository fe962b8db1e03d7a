import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** An operation that a page may also call by posting a form. All others take JSON alone. */
export const AcceptsForms = () => applyDecorators(RouteConfig({ acceptsForms: true }), ApiConsumes(json, form));

/** An operation that takes its body as the bytes that came, because somebody has signed them. */
export const TakesRawBody = () => RouteConfig({ rawBody: true });

export const wantsRawBody = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { rawBody?: boolean }).rawBody ?? false;

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request's body, by what it says of itself, is one that its operation takes. */
export function isWelcome({ method, headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (type === undefined || bodiless.has(method)) return true;
  const [media = ''] = type.split(';');
  const { acceptsForms } = routeOptions.config as { acceptsForms?: boolean };
  const welcome = acceptsForms ? [json, form] : [json];
  return welcome.includes(media.trim().toLowerCase()) && isUtf8(type);
}

/** Bodies are read as UTF-8, so one that says that it is something else would be misread. */
function isUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
