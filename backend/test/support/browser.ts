import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request of a browser and its reply, without HTTP: cookies that are set are there with the next call, the last one's options in `cookie`. */
export function aBrowser(more: Partial<Pick<FastifyRequest, 'headers' | 'ip'>> = {}) {
  const cookie: { maxAge?: number } = {};
  const request = { cookies: {}, headers: {}, ip: '203.0.113.7', ...more } as unknown as FastifyRequest;
  const setCookie = (name: string, value: string, options: object) => {
    Object.assign(request.cookies, { [name]: value });
    Object.assign(cookie, options);
  };
  return { request, reply: { setCookie, clearCookie: () => undefined } as unknown as FastifyReply, cookie };
}
