import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Put,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '../../../platform/clock/durations';
import { Access, Problems } from '../../../platform/http/access';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile } from '../../../platform/http/problems';
import { AnswersWithin, BodyLimit } from '../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { documentUnchanged } from '../membership.errors';
import { exportingRegistrations, keepingDocuments } from '../membership.limits';
import { AgreementsQueries } from './agreements.queries';
import { DiscardDraft } from './discard-draft';
import { ExportAgreements } from './export-agreements';
import type { LegalDocumentName } from './legal.dto';
import {
  AgreementDto,
  AgreementsQuery,
  DiscardLegalDraftQuery,
  LegalDeskDto,
  PublishLegalDraftDto,
  SaveLegalDraftDto,
} from './legal-desk.dto';
import { LegalDeskQueries } from './legal-desk.queries';
import { PublishDocument } from './publish-document';
import { SaveDraft } from './save-draft';

const Document = () => Id('document', /terms|privacy/);
/** The longest text, in characters of up to four bytes. */
const longestDraft = 450_000;

@ApiTags('membership: documents')
@Controller('api/admin/legal')
export class LegalDeskController {
  constructor(
    private readonly agreements: AgreementsQueries,
    private readonly discard: DiscardDraft,
    private readonly exports: ExportAgreements,
    private readonly publish: PublishDocument,
    private readonly queries: LegalDeskQueries,
    private readonly save: SaveDraft,
  ) {}

  /** Who was told of which version of the Terms and the Privacy Policy, and who has agreed to it, one page of it. */
  @Get('agreements')
  @Access('super-admin')
  @FreshPageOf(AgreementDto, 'newest first unless another order is asked for')
  async listAgreements(
    @Query() query: AgreementsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.agreements.list(query));
  }

  /** All that a filter holds of who has agreed as a CSV file. Who takes it away is written down. */
  @Get('agreements/export')
  @AnswersWithin(10 * minute)
  @Access('super-admin')
  @Limited(exportingRegistrations)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async exportAgreements(@Query() query: AgreementsQuery, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    const { name, content } = await this.exports.execute(viewer, query);
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  /** The Terms or the Privacy Policy as they are kept: every version with who knows of it, and the draft of the next one. */
  @Get(':document')
  @Access('super-admin')
  getLegalDesk(@Document() document: string): Promise<LegalDeskDto> {
    return this.queries.find(document as LegalDocumentName);
  }

  /**
   * Save the draft of the next version.
   *
   * Nobody but super admins sees it. A text that could not be shown as it is meant is refused, and what is wrong with it named.
   */
  @Put(':document/draft')
  @BodyLimit(longestDraft)
  @Limited(keepingDocuments)
  @Access('super-admin')
  @Problems(editedMeanwhile)
  async saveLegalDraft(
    @Document() document: string,
    @Body() body: SaveLegalDraftDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LegalDeskDto> {
    await this.save.execute(viewer, document as LegalDocumentName, body);
    return this.queries.find(document as LegalDocumentName);
  }

  /** Give up the draft of the next version. */
  @Delete(':document/draft')
  @Limited(keepingDocuments)
  @Access('super-admin')
  @Problems(editedMeanwhile)
  async discardLegalDraft(
    @Document() document: string,
    @Query() { revision }: DiscardLegalDraftQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LegalDeskDto> {
    await this.discard.execute(viewer, document as LegalDocumentName, revision);
    return this.queries.find(document as LegalDocumentName);
  }

  /**
   * Publish the draft as the next version.
   *
   * Whoever registers or pays from now on agrees to it. All members are told by mail, and it applies to them from the day that is given:
   * the Terms at least 30 days later, the Privacy Policy at least one. What is published can be replaced, but not taken back.
   */
  @Post(':document/publish')
  @HttpCode(200)
  @Fresh()
  @Limited(keepingDocuments)
  @Access('super-admin')
  @Problems(editedMeanwhile, documentUnchanged)
  async publishLegalDraft(
    @Document() document: string,
    @Body() body: PublishLegalDraftDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LegalDeskDto> {
    await this.publish.execute(viewer, document as LegalDocumentName, body);
    return this.queries.find(document as LegalDocumentName);
  }
}
