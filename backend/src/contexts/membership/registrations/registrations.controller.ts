import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Limited } from '../../../platform/http/limited';
import { organizationSuspended, tooManyRequests } from '../../../platform/http/problems';
import { Creates } from '../../../platform/idempotency/creates';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { AcceptedDto } from '../accounts/accounts.dto';
import { organizationConfirmation } from '../accounts/mailed-links';
import { alreadyActivated, registrationDecided } from '../membership.errors';
import { followingLinks } from '../membership.limits';
import { ChangeRegistrationAddress } from './change-registration-address';
import { ConfirmOrganization } from './confirm-organization';
import { aboutRegistration } from './mail-welcome';
import { PendingRegistrations } from './pending-registrations';
import { RegisterMember } from './register-member';
import {
  ChangeRegistrationAddressDto,
  ConfirmedOrganizationDto,
  ConfirmOrganizationDto,
  OrganizationToConfirmDto,
  RegisteredMemberDto,
  RegisterMemberDto,
  RegistrationStatusDto,
  RegistrationStatusQuery,
  ResendWelcomeMailDto,
} from './registrations.dto';
import { RegistrationsQueries } from './registrations.queries';
import { ResendWelcomeMail } from './resend-welcome-mail';

/** How long the answer waits for the mail to leave, so that it can say so. */
const patience = 700;

@ApiTags('membership')
@Controller('api/membership')
export class RegistrationsController {
  constructor(
    private readonly changeAddress: ChangeRegistrationAddress,
    private readonly confirm: ConfirmOrganization,
    private readonly mail: Mail,
    private readonly pending: PendingRegistrations,
    private readonly registerMemberUseCase: RegisterMember,
    private readonly registrations: RegistrationsQueries,
    private readonly resend: ResendWelcomeMail,
    private readonly tokens: SingleUseTokens,
  ) {}

  /**
   * Register an organization.
   *
   * Makes the registration, the organization, the person and the welcome mail, whose link sets the password. The very
   * same form again within minutes answers the first one's member id. An address that has had enough welcome mails for
   * a day gets no further one (`emailSent` is false); the registration is made all the same.
   */
  @Post('register')
  @Creates()
  @Access('visitor')
  @Problems(tooManyRequests)
  async registerMember(@Body() body: RegisterMemberDto, @Req() request: FastifyRequest): Promise<RegisteredMemberDto> {
    const memberId = await this.registerMemberUseCase.execute(body, request.ip);
    const emailSent = (await this.mail.stateOf(aboutRegistration(memberId), patience)) === 'sent';
    return {
      memberId,
      emailSent,
      message: emailSent
        ? `Welcome email sent! Member ID: ${memberId}`
        : `Registration successful! Member ID: ${memberId}`,
      token: this.pending.token(memberId),
    };
  }

  /** Which organization a link confirms. Does not use the link up. */
  @Post('confirm-organization/check')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkConfirmation(@Body() body: ConfirmOrganizationDto): Promise<OrganizationToConfirmDto> {
    const { subject, data } = await this.tokens.peek(organizationConfirmation, body.token);
    const found = await this.registrations.toConfirm(subject, data.organizationId);
    if (!found) throw tokenInvalid();
    return found;
  }

  /** Confirm, with the token of a mailed link (30 days, once), that a further organization is one's own. */
  @Post('confirm-organization')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid, organizationSuspended)
  async confirmOrganization(@Body() body: ConfirmOrganizationDto): Promise<ConfirmedOrganizationDto> {
    return { organizationName: await this.confirm.execute(body.token) };
  }

  /** How a registration and its welcome mail are doing, for who holds its token. */
  @Get('registration-status')
  @Access('visitor')
  @Problems(notFound('registration'))
  getRegistrationStatus(@Query() query: RegistrationStatusQuery): Promise<RegistrationStatusDto> {
    return this.statusOf(query.token);
  }

  /** Have the welcome mail sent again, with a fresh link. The link of the one before ends. */
  @Post('registrations/resend-welcome')
  @HttpCode(202)
  @Access('visitor', 'who holds the token of the registration')
  @Problems(notFound('registration'), alreadyActivated, tooManyRequests)
  async resendWelcomeMail(@Body() body: ResendWelcomeMailDto, @Req() request: FastifyRequest): Promise<AcceptedDto> {
    await this.resend.execute(body.token, request.ip);
    return { message: 'The mail is on its way again. Use the newest link; the one before has ended.' };
  }

  /**
   * Correct the e-mail address of a registration that nobody has confirmed yet.
   *
   * Registration and organization go over to the new address, which gets the welcome mail. Links mailed to the old one
   * end.
   */
  @Post('registrations/change-address')
  @HttpCode(200)
  @Access('visitor', 'who holds the token of the registration')
  @Problems(notFound('registration'), registrationDecided, alreadyActivated, tooManyRequests)
  async changeRegistrationAddress(
    @Body() body: ChangeRegistrationAddressDto,
    @Req() request: FastifyRequest,
  ): Promise<RegistrationStatusDto> {
    await this.changeAddress.execute(body.token, body.email, request.ip);
    return this.statusOf(body.token, patience);
  }

  private async statusOf(token: string, wait = 0): Promise<RegistrationStatusDto> {
    const registration = await this.registrations.find(this.pending.memberIdOf(token));
    if (!registration) throw notFound('registration');
    const emailState = (await this.mail.stateOf(aboutRegistration(registration.memberId), wait)) ?? 'withheld';
    return { ...registration, emailSent: emailState === 'sent', emailState };
  }
}
