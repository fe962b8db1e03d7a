import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { WebClient } from './web-client';

/** What Helmet sets on every answer. It depends on nothing that a request says, so it is asked once. */
export function securityHeaders(
  { inlineScriptHashes, inlineStyleHashes }: Pick<WebClient, 'inlineScriptHashes' | 'inlineStyleHashes'>,
  https: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes],
        styleSrc: ["'self'", ...inlineStyleHashes],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
