import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { LegalDocumentDto, LegalDocumentName, LegalDocumentQuery } from './legal.dto';
import { LegalDocuments, toVersion } from './legal-documents';
import { sectionsOf, titles } from './legal-text';

@ApiTags('membership')
@Controller('api/legal')
export class LegalController {
  constructor(private readonly documents: LegalDocuments) {}

  /**
   * The Terms of Service or the Privacy Policy.
   *
   * Registering agrees to the newest versions. Numbers of days, such as those of a trial, are those of today's settings.
   */
  @Get(':document')
  @Access('visitor')
  @ApiParam({ name: 'document', enum: LegalDocumentName, description: 'Which of them.', example: 'terms' })
  @Problems(notFound('document'))
  async getLegalDocument(
    @Param('document') document: string,
    @Query() { version }: LegalDocumentQuery,
  ): Promise<LegalDocumentDto> {
    const name = Object.values(LegalDocumentName).find((one) => one === document);
    if (!name) throw notFound('document');
    const versions = await this.documents.versionsOf(name);
    const [newest] = versions;
    const text = version ? versions.find((one) => String(one.version) === version) : newest;
    if (!text) throw notFound('document');
    return {
      name,
      title: titles[name],
      ...toVersion(text),
      inForce: text === newest,
      forMembers: String((this.documents.forMembers(versions) ?? newest).version),
      sections: sectionsOf(text.body, await this.documents.facts()),
      versions: versions.map(toVersion),
    };
  }
}
