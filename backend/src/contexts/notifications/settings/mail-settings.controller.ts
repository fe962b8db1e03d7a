import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Fresh } from '../../../platform/http/fresh';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { noOtherMailSettings } from '../notifications.errors';
import { changingMailSettings } from '../notifications.limits';
import { ProbeReportDto } from '../probe/probe.dto';
import { MailSettingsDto, RollBackMailSettingsDto, SaveMailSettingsDto } from './mail-settings.dto';
import { MailSettingsQueries } from './mail-settings.queries';
import { RollBackMailSettings } from './roll-back-mail-settings';
import { SaveMailSettings } from './save-mail-settings';

@ApiTags('notifications: delivery')
@Controller('api/admin/mail/settings')
export class MailSettingsController {
  constructor(
    private readonly queries: MailSettingsQueries,
    private readonly rolling: RollBackMailSettings,
    private readonly saving: SaveMailSettings,
  ) {}

  /** What mail is sent by, what it was sent by before, and who has changed it. Passwords are never shown. */
  @Get()
  @Access('operator')
  @Header('cache-control', 'no-store')
  getMailSettings(): Promise<MailSettingsDto> {
    return this.queries.current();
  }

  /**
   * Send all mail by other settings, once they have proved good.
   *
   * They are tried first: the way of a mail step by step, and a test mail that the server must take. Where a step fails they are not saved,
   * and the answer says which. Every process sends its next message by them. The operators are told by mail.
   */
  @Post()
  @HttpCode(200)
  @Fresh()
  @Limited(changingMailSettings)
  @Access('super-admin')
  saveMailSettings(@Body() body: SaveMailSettingsDto, @CurrentViewer() viewer: Viewer): Promise<ProbeReportDto> {
    return this.saving.execute(viewer, body);
  }

  /** Send all mail by the settings before again, or by the environment’s: at once, without a trial. The operators are told by mail. */
  @Post('roll-back')
  @HttpCode(200)
  @Creates()
  @Fresh()
  @Limited(changingMailSettings)
  @Access('super-admin')
  @Problems(noOtherMailSettings)
  async rollBackMailSettings(
    @Body() { to }: RollBackMailSettingsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<MailSettingsDto> {
    await this.rolling.execute(viewer, to);
    return this.queries.current();
  }
}
