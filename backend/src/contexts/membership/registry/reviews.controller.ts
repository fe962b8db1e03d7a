import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { organizationHasLeft, registrationDecided } from '../membership.errors';
import { keepingRegistry } from '../membership.limits';
import { AskApplicant } from './ask-applicant';
import { DecideRegistration } from './decide-registration';
import { memberIdPattern } from './registry.dto';
import { ReopenRegistration } from './reopen-registration';
import { ApproveRegistrationDto, AskApplicantDto, RegistrationDetailDto, RejectRegistrationDto } from './review.dto';
import { ReviewQueries } from './review.queries';

const MemberId = () => Id('memberId', memberIdPattern);

@ApiTags('membership: registry')
@Controller('api/registrations/:memberId')
export class ReviewsController {
  constructor(
    private readonly asking: AskApplicant,
    private readonly decide: DecideRegistration,
    private readonly queries: ReviewQueries,
    private readonly reopening: ReopenRegistration,
  ) {}

  /** Ask the applicant for information. They are mailed the question, and answer by its link. */
  @Post('ask')
  @Creates()
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('registration'), registrationDecided)
  async askApplicant(
    @MemberId() memberId: string,
    @Body() { question }: AskApplicantDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RegistrationDetailDto> {
    await this.asking.execute(viewer, memberId, question);
    return this.queries.find(memberId);
  }

  /** Approve a registration. Its organization is verified, and acts from now on where it had to wait for that. */
  @Post('approve')
  @HttpCode(200)
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('registration'), registrationDecided, organizationHasLeft)
  async approveRegistration(
    @MemberId() memberId: string,
    @Body() { announced }: ApproveRegistrationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RegistrationDetailDto> {
    await this.decide.approve(viewer, memberId, announced);
    return this.queries.find(memberId);
  }

  /**
   * Reject a registration.
   *
   * Nobody can make its organization theirs any more. One that somebody has made theirs already goes on, without the verification that
   * a review gave it.
   */
  @Post('reject')
  @HttpCode(200)
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('registration'), registrationDecided)
  async rejectRegistration(
    @MemberId() memberId: string,
    @Body() { reason, announced }: RejectRegistrationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RegistrationDetailDto> {
    await this.decide.reject(viewer, memberId, reason, announced);
    return this.queries.find(memberId);
  }

  /** Take a decision or an open question back. The registration waits for the alliance again. */
  @Post('reopen')
  @HttpCode(200)
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('registration'), registrationDecided)
  async reopenRegistration(
    @MemberId() memberId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RegistrationDetailDto> {
    await this.reopening.execute(viewer, memberId);
    return this.queries.find(memberId);
  }
}
