import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DomainError, type FieldProblem, invalidInput } from './domain-error';
import { mostNamed, validation } from './validation';

interface Inputs {
  query?: Type;
  body?: Type;
}

/** Longer ones are looked at each time. */
const longestRemembered = 500;
const mostRemembered = 1000;

/**
 * Puts body and query into the DTOs that the handler takes, and names all fields of both that are wrong. A query that
 * was found good is remembered by its text: the same DTO is given again, frozen.
 */
@Injectable()
export class InputGuard implements CanActivate {
  private readonly inputs = new Map<unknown, Inputs>();
  private readonly queries = new Map<Type, LRUCache<string, object>>();

  canActivate(context: ExecutionContext): true | Promise<true> {
    const { query, body } = this.inputsOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const known = query && this.rememberedOf(query).get(textOf(request));
    if (known) request.query = known;
    return body || (query && !known) ? this.read(request, known ? undefined : query, body) : true;
  }

  private async read(request: FastifyRequest, query: Type | undefined, body: Type | undefined): Promise<true> {
    const wrong: FieldProblem[] = [];
    if (query) request.query = (await this.readQuery(query, request, wrong)) ?? request.query;
    if (body) request.body = (await validated(body, request.body, wrong)) ?? request.body;
    if (wrong.length > 0) throw invalidInput(wrong.slice(0, mostNamed));
    return true;
  }

  private async readQuery(type: Type, request: FastifyRequest, wrong: FieldProblem[]): Promise<unknown> {
    const text = textOf(request);
    const found = await validated(type, request.query, wrong);
    if (found && text.length <= longestRemembered) this.rememberedOf(type).set(text, freeze(found));
    return found;
  }

  private rememberedOf(type: Type): LRUCache<string, object> {
    const known = this.queries.get(type) ?? new LRUCache({ max: mostRemembered });
    this.queries.set(type, known);
    return known;
  }

  /** The DTOs that the handler's `@Body()` and `@Query()` are declared with. */
  private inputsOf(context: ExecutionContext): Inputs {
    const handler = context.getHandler();
    const known = this.inputs.get(handler);
    if (known) return known;
    const controller = context.getClass();
    const args: Record<string, { index: number }> =
      Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {};
    const types: Type[] = Reflect.getMetadata('design:paramtypes', controller.prototype, handler.name) ?? [];
    const typeOf = (kind: RouteParamtypes) => {
      const [, found] = Object.entries(args).find(([name]) => name.startsWith(`${kind}:`)) ?? [];
      return found && types[found.index];
    };
    const inputs = { query: typeOf(RouteParamtypes.QUERY), body: typeOf(RouteParamtypes.BODY) };
    this.inputs.set(handler, inputs);
    return inputs;
  }
}

/** The query as it was sent. */
const textOf = ({ url }: FastifyRequest) => url.slice(url.indexOf('?') + 1 || url.length);

/** The DTO, or nothing where fields are wrong. */
async function validated(type: Type, value: unknown, wrong: FieldProblem[]): Promise<object | undefined> {
  if (Array.isArray(value)) {
    wrong.push({ field: 'body', message: 'The body must be an object, and is a list' });
    return undefined;
  }
  try {
    return await validation.transform(value, { type: 'body', metatype: type });
  } catch (error) {
    if (!(error instanceof DomainError) || !error.details.errors?.length) throw error;
    wrong.push(...error.details.errors);
    return undefined;
  }
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  return Object.freeze(value);
}
