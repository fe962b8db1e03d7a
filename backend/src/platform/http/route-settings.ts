import { RawBody as BodyAsSent } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { ApiExtension } from '@nestjs/swagger';

/** What a route does otherwise than all others. */
export interface RouteSettings {
  acceptsForms?: boolean;
  ignoresBody?: boolean;
  keepsRawBody?: boolean;
  /** The body is a file, which its use case reads: it is neither parsed nor held in memory. */
  takesFile?: boolean;
  /** Bytes. */
  bodyLimit?: number;
  /** The answer goes on for as long as somebody listens. */
  staysOpen?: boolean;
  /** Milliseconds until the end of the answer. */
  handlerTimeout?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteSettings {}
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** Milliseconds. Whatever hangs behind a call, its caller is answered: 503, and the work is given up by its own time-outs. */
export const answerWithinMs = 9_000;
/** Milliseconds that a file may be under way, in either direction: twenty megabytes at 0.6 Mbit/s. No request takes longer to come in. */
export const fileWithinMs = 5 * 60_000;

const KiB = 1024;
/** Bytes of a body that every operation takes. */
export const usualBodyLimit = 256 * KiB;
/** Bodies are held in memory, those of all calls at a time. */
export const largestBodyLimit = 10 * KiB * KiB;
export const bodyLimitExtension = 'x-body-limit';

/** Adds to what other decorators of the method have settled. */
export function settle(method: object, settings: RouteSettings): void {
  const others: RouteSettings = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, method) ?? {};
  RouteConfig({ ...others, ...settings })(method as () => void);
}

/** The bytes of the body as they were sent, for who checks a signature. No other operation keeps them. */
export const RawBody = (): ParameterDecorator => (target, name, index) => {
  settle((target as Record<string | symbol, object>)[name as string] as object, { keepsRawBody: true });
  BodyAsSent()(target, name, index);
};

/** Does as much as there are rows, or answers with them in a file: it may take so long to its end. Each of its statements is limited as ever. */
export function AnswersWithin(ms: number): MethodDecorator {
  return (_target, _name, descriptor) => settle(descriptor.value as object, { handlerTimeout: ms });
}

/** Answers for as long as somebody listens. */
export function StaysOpen(): MethodDecorator {
  return (_target, _name, descriptor) => settle(descriptor.value as object, { staysOpen: true });
}

/** Takes a body of up to so many bytes, which is more than the usual 256 KiB and at most 10 MiB. */
export function BodyLimit(bytes: number): MethodDecorator {
  if (bytes > largestBodyLimit)
    throw new Error(`A body of ${bytes} bytes is more than the largest, ${largestBodyLimit}.`);
  return (target, name, descriptor) => {
    settle(descriptor.value as object, { bodyLimit: bytes });
    ApiExtension(bodyLimitExtension, bytes)(target, name, descriptor);
  };
}
