import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { changingAccount } from '../membership.limits';
import { AgreeToDocument } from './agree-to-document';
import { AgreeToDocumentDto, type LegalDocumentName, LegalNewsDto } from './legal.dto';
import { LegalNewsQueries } from './legal-news.queries';

@ApiTags('membership: legal')
@Controller('api/legal-news')
export class LegalNewsController {
  constructor(
    private readonly agreeing: AgreeToDocument,
    private readonly queries: LegalNewsQueries,
  ) {}

  /** The newest versions of the Terms and the Privacy Policy, as far as they were published here and the viewer has not agreed to them. */
  @Get()
  @Access('member')
  listLegalNews(@CurrentViewer() viewer: Viewer): Promise<LegalNewsDto[]> {
    return this.queries.of(viewer);
  }

  /** Agree to a version of the Terms or the Privacy Policy. Doing so again changes nothing. */
  @Put(':document')
  @HttpCode(204)
  @Limited(changingAccount)
  @Access('member')
  @Problems(notFound('version'))
  async agreeToDocument(
    @Id('document', /terms|privacy/) document: string,
    @Body() { version }: AgreeToDocumentDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.agreeing.execute(viewer, document as LegalDocumentName, version);
  }
}
