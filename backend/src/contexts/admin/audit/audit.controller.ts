import { Readable } from 'node:stream';
import { Controller, Get, Header, HttpCode, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditTrail } from '../../../platform/audit/audit-trail';
import { auditCheckRunning, CheckAudit } from '../../../platform/audit/check-audit';
import { minute } from '../../../platform/clock/durations';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { AnswersWithin } from '../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { readingAudit } from '../admin.limits';
import { AuditEventDto, AuditFilter, AuditStateDto } from './audit.dto';
import { AuditNames } from './audit-names';
import { ExportAudit } from './export-audit';

const auditEvent = notFound('line of the audit');

@ApiTags('admin: audit')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly checking: CheckAudit,
    private readonly exports: ExportAudit,
    private readonly names: AuditNames,
    private readonly trail: AuditTrail,
  ) {}

  /** Who did what, newest first, one page of it. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(AuditEventDto)
  async listAuditEvents(
    @Query() query: AuditFilter,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { cursor, limit, ...asked } = query;
    const question = await this.names.spelled(asked);
    const { items, ...page } = await this.trail.list(question, cursor, limit);
    return answerPage(request, reply, query, { ...page, items: await this.names.named(items) });
  }

  /** All that a filter holds of the audit as a CSV file. Who takes it away is written down. */
  @Get('export')
  @AnswersWithin(10 * minute)
  @Access('super-admin')
  @Limited(readingAudit)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async exportAuditEvents(@Query() query: AuditFilter, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    const { cursor: _, limit: __, ...asked } = query;
    const question = await this.names.spelled(asked);
    return new StreamableFile(Readable.from(await this.exports.execute(viewer, question)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="audit.csv"',
    });
  }

  /** What the newest reading of the whole audit has found, and how far the chain went when it was last signed. */
  @Get('state')
  @Access('super-admin')
  async getAuditState(): Promise<AuditStateDto> {
    const [check, head] = await Promise.all([this.trail.newestCheck(), this.trail.newestHead()]);
    return { check: check ?? null, head: head ?? null };
  }

  /** One line of the audit. */
  @Get(':id')
  @Access('super-admin')
  @Problems(auditEvent)
  async getAuditEvent(@Id('id', /\d{1,18}/) id: string): Promise<AuditEventDto> {
    const line = await this.trail.find(id);
    if (!line) throw notFound('line of the audit');
    const [named] = await this.names.named([line]);
    return named as AuditEventDto;
  }

  /**
   * Verify the whole audit: that nobody has changed, removed or added a line.
   *
   * A job reads it, some thousand lines a second; what it finds is in the state of the audit. A line counts as added when the
   * platform has not marked it as its own.
   */
  @Post('checks')
  @HttpCode(202)
  @Creates()
  @Limited(readingAudit)
  @Access('super-admin')
  @Problems(auditCheckRunning)
  async verifyAudit(@CurrentViewer() viewer: Viewer): Promise<AuditStateDto> {
    await this.checking.start(viewer);
    return this.getAuditState();
  }
}
