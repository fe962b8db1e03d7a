import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Mail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { ConfirmOrganization } from './confirm-organization';
import { aboutRegistration, RegisterMember } from './register-member';
import {
  ConfirmedOrganizationDto,
  ConfirmOrganizationDto,
  RegisteredMemberDto,
  RegisterMemberDto,
  RegistrationStatusDto,
  RegistrationStatusQuery,
} from './registrations.dto';
import { RegistrationsQueries } from './registrations.queries';

/** How long the answer waits for the mail to leave, so that it can say so. */
const patience = 700;
const purpose = 'registration';

@ApiTags('membership')
@Controller('api/membership')
export class RegistrationsController {
  constructor(
    private readonly confirm: ConfirmOrganization,
    private readonly mail: Mail,
    private readonly registerMemberUseCase: RegisterMember,
    private readonly registrations: RegistrationsQueries,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Register an organization.
   *
   * Makes the registration, the organization, the person and the welcome mail, whose link sets the password. Sending
   * the same registration again answers the first one's member id.
   */
  @Post('register')
  @Access('visitor')
  @Problems({ 429: '`too_many_requests`: too many attempts; please wait a moment and try again.' })
  async registerMember(@Body() body: RegisterMemberDto, @Req() request: FastifyRequest): Promise<RegisteredMemberDto> {
    const memberId = await this.registerMemberUseCase.execute(body, request.ip);
    const emailSent = (await this.mail.stateOf(aboutRegistration(memberId), patience)) === 'sent';
    return {
      memberId,
      emailSent,
      message: emailSent
        ? `Welcome email sent! Member ID: ${memberId}`
        : `Registration successful! Member ID: ${memberId}`,
      token: this.secrets.sign(purpose, memberId),
    };
  }

  /** Confirm, with the token of a welcome mail, that a further organization of somebody who has an account is theirs. */
  @Post('confirm-organization')
  @HttpCode(200)
  @Access('visitor')
  @Problems({ 422: '`token_invalid`: this link has been used already or is too old; ask for a new one.' })
  async confirmOrganization(@Body() body: ConfirmOrganizationDto): Promise<ConfirmedOrganizationDto> {
    return { organizationName: await this.confirm.execute(body.token) };
  }

  /** How a registration and its welcome mail are doing, for who holds its token. */
  @Get('registration-status')
  @Access('visitor')
  @Problems({ 404: '`not_found`: the token is not one of ours.' })
  async getRegistrationStatus(@Query() query: RegistrationStatusQuery): Promise<RegistrationStatusDto> {
    const memberId = this.secrets.verify(purpose, query.token);
    const registration = memberId && (await this.registrations.find(memberId));
    if (!registration) throw notFound('registration');
    const emailState = (await this.mail.stateOf(aboutRegistration(registration.memberId))) ?? 'queued';
    return { ...registration, emailSent: emailState === 'sent', emailState };
  }
}
