import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/http/domain-error';
import { ProblemFilter } from '../../../platform/http/problem.filter';
import { unknownFieldsOf } from '../../../platform/http/validation';
import { FlagRefusedFields } from './flag-refused-fields';

/** Answers as always, once it is marked who sent a price, an amount or a tier with an order. */
@Catch(DomainError)
export class RefusedFieldsFilter implements ExceptionFilter {
  private readonly log = new Logger(RefusedFieldsFilter.name);
  private readonly problems = new ProblemFilter();

  constructor(private readonly flag: FlagRefusedFields) {}

  async catch(refused: DomainError, host: ArgumentsHost): Promise<void> {
    const { viewer, body } = host.switchToHttp().getRequest<FastifyRequest>();
    const fields = unknownFieldsOf(refused);
    try {
      if (viewer && fields.length > 0) await this.flag.execute(viewer, fields, body);
    } catch (error) {
      // The order is refused all the same.
      this.log.error(error);
    }
    this.problems.catch(refused, host);
  }
}
