import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { AnsweredEmailChangeDto, EmailChangeLinkDto, OfferedEmailChangeDto } from '../account/account.dto';
import { followingLinks } from '../membership.limits';
import { AnswerEmailChange } from './answer-email-change';
import { EmailInbox } from './email-change.enums';
import { OpenEmailChange } from './open-email-change';

@ApiTags('membership: account')
@Controller('api/email-changes')
export class EmailChangesController {
  constructor(
    private readonly answer: AnswerEmailChange,
    private readonly open: OpenEmailChange,
  ) {}

  /** What a link about another e-mail address is for. Does not use the link up. */
  @Post('check')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkEmailChange(@Body() { inbox, token }: EmailChangeLinkDto): Promise<OfferedEmailChangeDto> {
    const { email, expiresAt, oldAgreed, newAgreed } = await this.open.ofLink(inbox, token);
    return { email, expiresAt, agreed: inbox === EmailInbox.Old ? oldAgreed : newAgreed };
  }

  /**
   * Agree to another e-mail address.
   *
   * Once both inboxes have, the account has it: other sessions end, and so do links that were mailed to the former address.
   */
  @Post('agree')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async agreeToEmailChange(
    @Body() { inbox, token }: EmailChangeLinkDto,
    @CurrentViewer() viewer?: Viewer,
  ): Promise<AnsweredEmailChangeDto> {
    return { state: await this.answer.agree(inbox, token, viewer) };
  }

  /** Refuse another e-mail address, as long as not both inboxes have agreed. Both links work no more. */
  @Post('refuse')
  @HttpCode(204)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  refuseEmailChange(@Body() { inbox, token }: EmailChangeLinkDto): Promise<void> {
    return this.answer.refuse(inbox, token);
  }
}
