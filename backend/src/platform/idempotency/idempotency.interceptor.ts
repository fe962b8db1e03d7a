import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { networkOf } from '../http/client-network';
import { Idempotency } from './idempotency';
import { idempotencyKeyInvalid, keyHeader, longestKey } from './idempotency.errors';

const printable = new RegExp(`^[ -~]{1,${longestKey}}$`);

/** Reads the header, and answers a call whose key is known as the first one with it was answered. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const key = request.headers[keyHeader.toLowerCase()];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !printable.test(key)) throw idempotencyKeyInvalid();
    const attempt = this.idempotency.attempt(callerOf(request), context.getHandler().name, key, [
      request.url,
      request.body,
    ]);
    const work = async () => ({ body: await lastValueFrom(next.handle()), status: reply.statusCode });
    const answer = (await this.idempotency.answerOf(attempt)) ?? (await this.idempotency.run(attempt, work));
    reply.status(answer.status);
    return of(answer.body);
  }
}

/**
 * Whose key it is: that of the person, or of the visitors of one network. Keys of strangers must not meet: who guesses
 * one could ask what was answered to it.
 */
const callerOf = ({ viewer, ip }: FastifyRequest): string =>
  viewer ? `${viewer.kind}:${viewer.id}` : `visitor:${networkOf(ip)}`;
