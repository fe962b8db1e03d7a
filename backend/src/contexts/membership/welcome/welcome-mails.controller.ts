import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { Mail } from '../../../platform/mail/mail';
import { MailFrame } from '../../../platform/mail/mail-frame';
import { alreadyActivated } from '../membership.errors';
import { welcoming } from '../membership.limits';
import { canonicalTier, MembershipTier } from '../organizations/organization.enums';
import { ResendWelcomeEmail } from './resend-welcome-email';
import { SendTestEmail } from './send-test-email';
import {
  ResentWelcomeDto,
  TestEmailDto,
  TestEmailResultDto,
  TestSmtpEmailDto,
  WelcomeSampleQuery,
  WelcomeTemplateDto,
} from './welcome-mails.dto';
import { WelcomeSamples } from './welcome-samples';

const Tier = () => Id('tier', /[a-z_-]{1,50}/);

/** Welcome mails as operators see and try them. */
@ApiTags('membership: welcome')
@Controller('api')
export class WelcomeMailsController {
  constructor(
    private readonly mail: Mail,
    private readonly resending: ResendWelcomeEmail,
    private readonly samples: WelcomeSamples,
    private readonly testing: SendTestEmail,
  ) {}

  /** The welcome mail of a tier as it would be written today, with a sample. */
  @Get('email/template/:tier')
  @Access('operator')
  @Problems(notFound('template'))
  async getWelcomeTemplate(@Tier() tier: string, @Query() query: WelcomeSampleQuery): Promise<WelcomeTemplateDto> {
    const { html, subject, preview, text } = await this.written(tier, query);
    return { html, subject, preview, text };
  }

  /** The same as a page, for a sandboxed frame. */
  @Get('email/template/:tier/page')
  @Access('operator')
  @Problems(notFound('template'))
  @MailFrame()
  async showWelcomeTemplate(@Tier() tier: string, @Query() query: WelcomeSampleQuery): Promise<string> {
    return (await this.written(tier, query)).html;
  }

  /** Send a sample of a welcome mail at once, and say what the mail server answers. */
  @Post('test-email')
  @HttpCode(200)
  @Creates()
  @Limited(welcoming)
  @Access('operator')
  sendTestEmail(@Body() body: TestEmailDto, @CurrentViewer() viewer: Viewer): Promise<TestEmailResultDto> {
    return this.testing.execute(viewer, body);
  }

  /** Send a sample of a welcome mail to see whether the mail server takes it. */
  @Post('test-smtp-email')
  @HttpCode(200)
  @Creates()
  @Limited(welcoming)
  @Access('operator')
  sendTestSmtpEmail(@Body() body: TestSmtpEmailDto, @CurrentViewer() viewer: Viewer): Promise<TestEmailResultDto> {
    return this.testing.execute(viewer, body);
  }

  /** Mail the welcome of a registration again, with a fresh link. The link of the one before ends. */
  @Post('admin/registrations/:memberId/resend-email')
  @HttpCode(200)
  @Creates()
  @Limited(welcoming)
  @Access('operator')
  @Problems(notFound('registration'), alreadyActivated)
  resendWelcomeEmail(
    @Id('memberId', /[A-Z]{2,10}-\d{6,}/) memberId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ResentWelcomeDto> {
    return this.resending.execute(viewer, memberId);
  }

  private async written(spelling: string, { firstName, orgName }: WelcomeSampleQuery) {
    const tier = Object.values(MembershipTier).find((one) => one === canonicalTier(spelling));
    if (!tier) throw notFound('template');
    const { mail, values } = await this.samples.of(tier, firstName || undefined, orgName || undefined);
    return this.mail.write(mail, values);
  }
}
