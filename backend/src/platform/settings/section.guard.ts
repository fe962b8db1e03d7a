import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { tagsKey } from '../http/review.guard';
import { Sections, sectionClosed, sectionOf } from './sections';

/** Of a closed section nothing is there for whoever could call it, but for those who run the alliance. */
@Injectable()
export class SectionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sections: Sections,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const section = sectionOf(this.reflector.get<string[] | undefined>(tagsKey, context.getClass()) ?? []);
    if (!section || (await this.sections.isOpen(section))) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const viewer = request.viewer ?? (await request.findViewer?.());
    if (viewer && viewer.kind !== 'member') return true;
    throw sectionClosed();
  }
}
