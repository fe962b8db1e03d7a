import { Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { senderAtThisMachine, signingKeyUnpublished } from '../notifications.errors';
import { changingMailSettings } from '../notifications.limits';
import { EndSigningKey } from './end-signing-key';
import { MakeSigningKey } from './make-signing-key';
import { MailSigningDto } from './signing.dto';
import { SigningQueries } from './signing.queries';
import { UseSigningKey } from './use-signing-key';

@ApiTags('notifications: delivery')
@Controller('api/admin/mail/signing')
export class SigningController {
  constructor(
    private readonly ending: EndSigningKey,
    private readonly making: MakeSigningKey,
    private readonly queries: SigningQueries,
    private readonly using: UseSigningKey,
  ) {}

  /** By which DKIM key mail is signed, and which waits for its record. Private keys are never shown. */
  @Get()
  @Access('operator')
  @Header('cache-control', 'no-store')
  getMailSigning(): Promise<MailSigningDto> {
    return this.queries.current();
  }

  /**
   * Make a DKIM key for the sender’s domain.
   *
   * It signs nothing before its record is published and it is taken into use. One that waits already is replaced.
   */
  @Post('keys')
  @Creates()
  @Limited(changingMailSettings)
  @Access('super-admin')
  @Problems(senderAtThisMachine)
  async makeSigningKey(@CurrentViewer() viewer: Viewer): Promise<MailSigningDto> {
    await this.making.execute(viewer);
    return this.queries.current();
  }

  /** Sign mail by a key from now on. Its record is looked up first; the key before is forgotten. The operators are told by mail. */
  @Post('keys/:id/use')
  @HttpCode(200)
  @Fresh()
  @Limited(changingMailSettings)
  @Access('super-admin')
  @Problems(notFound('key'), signingKeyUnpublished)
  async signByKey(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<MailSigningDto> {
    await this.using.execute(viewer, id);
    return this.queries.current();
  }

  /** Sign by a key no more, and forget it. Where the environment names one, that one signs again. The operators are told by mail. */
  @Delete('keys/:id')
  @HttpCode(204)
  @Fresh()
  @Limited(changingMailSettings)
  @Access('super-admin')
  @Problems(notFound('key'))
  async endSigningKey(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.ending.execute(viewer, id);
  }
}
