import { applyDecorators } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type RouteSettings, settle } from './route-settings';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
export const parts = 'multipart/form-data';
export const anyFile = 'application/octet-stream';

/** An operation that a page may also call by posting a form. All others take JSON alone. */
export const AcceptsForms = () =>
  applyDecorators(
    (_target, _name, descriptor) => settle(descriptor?.value as object, { acceptsForms: true }),
    ApiConsumes(json, form),
  );

/** An operation that other people's programs call as they like: it takes a form of any kind, and reads none. */
export const IgnoresBody = () =>
  applyDecorators((_target, _name, descriptor) => settle(descriptor?.value as object, { ignoresBody: true }));

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request's body, by what it says of itself, is one that its operation takes. */
export function isWelcome({ method, headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (type === undefined || bodiless.has(method)) return true;
  const [media = ''] = type.split(';');
  const welcome = welcomeTo(routeOptions.config);
  return welcome.includes(media.trim().toLowerCase()) && isUtf8(type);
}

function welcomeTo({ acceptsForms, ignoresBody, takesFile }: RouteSettings): string[] {
  if (takesFile) return [anyFile];
  return ignoresBody ? [json, form, parts] : acceptsForms ? [json, form] : [json];
}

/** Bodies are read as UTF-8, so one that says that it is something else would be misread. */
function isUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
