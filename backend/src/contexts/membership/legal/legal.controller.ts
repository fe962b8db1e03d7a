import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../platform/config/config';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { definedDays } from '../../../platform/settings/define-setting';
import { LegalDocumentDto, LegalDocumentName, LegalDocumentQuery } from './legal.dto';
import { sectionsOf, versionsOf } from './legal-documents';

@ApiTags('membership')
@Controller('api/legal')
export class LegalController {
  constructor(
    private readonly config: Config,
    private readonly settings: AllianceSettings,
  ) {}

  /**
   * The Terms of Service or the Privacy Policy.
   *
   * Registering agrees to the versions in force. Numbers of days, such as those of a trial, are those of today's settings.
   */
  @Get(':document')
  @Access('visitor')
  @ApiParam({ name: 'document', enum: LegalDocumentName, description: 'Which of them.', example: 'terms' })
  @Problems(notFound('document'))
  async getLegalDocument(
    @Param('document') document: string,
    @Query() { version }: LegalDocumentQuery,
  ): Promise<LegalDocumentDto> {
    const name = document as LegalDocumentName;
    const texts = versionsOf(name);
    const text = version ? texts.find((one) => one.version === version) : texts[0];
    if (!text) throw notFound('document');
    const { body, title, date, changes } = text;
    return {
      name,
      version: text.version,
      date,
      changes,
      title,
      inForce: text === texts[0],
      sections: sectionsOf(body, await this.facts()),
      versions: texts.map((one) => ({ version: one.version, date: one.date, changes: one.changes })),
    };
  }

  private async facts(): Promise<Map<string, string>> {
    const operator = Object.entries(this.config.operator);
    const days = await Promise.all(
      definedDays().map(
        async (setting): Promise<[string, string]> => [setting.name, String(await this.settings.days(setting))],
      ),
    );
    return new Map([...days, ...operator.map(([name, fact]): [string, string] => [`operator.${name}`, fact])]);
  }
}
