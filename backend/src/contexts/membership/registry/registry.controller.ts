import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '../../../platform/clock/durations';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { AnswersWithin } from '../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { exportingRegistrations, keepingRegistry } from '../membership.limits';
import { DeleteRegistrations } from './delete-registrations';
import { type ExportFormat, ExportRegistrations, exportFormats } from './export-registrations';
import { printablePolicy } from './printable-registrations';
import {
  DeletedRegistrationsDto,
  DeleteRegistrationsDto,
  memberIdPattern,
  RegistrationDto,
  RegistrationExportQuery,
  RegistrationFilter,
  RegistrationsQuery,
  RegistrationsSummaryDto,
} from './registry.dto';
import { RegistryQueries } from './registry.queries';
import { RestoreRegistration } from './restore-registration';
import { RegistrationDetailDto } from './review.dto';
import { ReviewQueries } from './review.queries';

const MemberId = () => Id('memberId', memberIdPattern);

@ApiTags('membership: registry')
@Controller('api/registrations')
export class RegistryController {
  constructor(
    private readonly deleting: DeleteRegistrations,
    private readonly exports: ExportRegistrations,
    private readonly queries: RegistryQueries,
    private readonly restoring: RestoreRegistration,
    private readonly reviews: ReviewQueries,
  ) {}

  /** Registrations, one page of them. Parameters that make the address new, `bypass` and `rand`, change nothing. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(RegistrationDto, 'newest first unless another order is asked for')
  async listRegistrations(
    @Query() query: RegistrationsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** How many registrations there are, of what kinds, and how long they wait. */
  @Get('summary')
  @Access('super-admin')
  getRegistrationsSummary(@Query() query: RegistrationFilter): Promise<RegistrationsSummaryDto> {
    return this.queries.summary(query);
  }

  /**
   * Registrations as a file: `csv`, `tsv` (tabs between cells), `excel` (.xlsx) or `html` (a page to print).
   *
   * Those that are named, or all that the filter leaves. Nothing in it is run by a spreadsheet. Who takes it away is written down.
   */
  @Get('export/:format')
  @AnswersWithin(10 * minute)
  @Access('super-admin')
  @Limited(exportingRegistrations)
  @Problems(notFound('format'))
  @ApiProduces(...Object.values(exportFormats).map(({ type }) => type))
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportRegistrations(
    @Id('format', /csv|tsv|excel|html/) format: ExportFormat,
    @Query() query: RegistrationExportQuery,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, content } = await this.exports.execute(viewer, format, query);
    const { type } = exportFormats[format];
    reply.header('cache-control', 'no-store');
    if (format === 'html') reply.header('content-security-policy', printablePolicy);
    return new StreamableFile(content, {
      type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      disposition: `${format === 'html' ? 'inline' : 'attachment'}; filename="${name}"`,
    });
  }

  /** One registration with its review, also one that is deleted. */
  @Get(':memberId')
  @Access('super-admin')
  @Problems(notFound('registration'))
  getRegistration(@MemberId() memberId: string): Promise<RegistrationDetailDto> {
    return this.reviews.find(memberId);
  }

  /** Delete a registration. It can be restored for thirty days, and is erased then. */
  @Delete(':memberId')
  @HttpCode(204)
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('registration'))
  deleteRegistration(@MemberId() memberId: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.deleting.execute(viewer, memberId);
  }

  /** Delete several registrations: all of them or, where something stands in the way, none. */
  @Delete()
  @Limited(keepingRegistry)
  @Access('super-admin')
  async deleteRegistrations(
    @Body() { ids }: DeleteRegistrationsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DeletedRegistrationsDto> {
    return { deleted: await this.deleting.all(viewer, ids) };
  }

  /** Take the deletion of a registration back. Links that were mailed before have ended. */
  @Post(':memberId/restore')
  @HttpCode(200)
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('registration'))
  async restoreRegistration(
    @MemberId() memberId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RegistrationDetailDto> {
    await this.restoring.execute(viewer, memberId);
    return this.reviews.find(memberId);
  }
}
