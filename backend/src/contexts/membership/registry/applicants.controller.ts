import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { tooManyRequests } from '../../../platform/http/problems';
import { nothingAsked } from '../membership.errors';
import { AnswerAlliance } from './answer-alliance';
import { AnswerAllianceDto, RegistrationReviewDto, ReviewTokenQuery } from './review.dto';
import { ReviewQueries } from './review.queries';
import { WriteToApplicant } from './write-to-applicant';

/** The review of a registration, for who has its link. */
@ApiTags('membership')
@Controller('api/membership/registration-review')
export class ApplicantsController {
  constructor(
    private readonly answering: AnswerAlliance,
    private readonly applicants: WriteToApplicant,
    private readonly queries: ReviewQueries,
  ) {}

  /** How the review of a registration stands, and what was asked about it. */
  @Get()
  @Access('visitor', 'who has the link of a mail about the review, or the token of the registration')
  @Problems(notFound('registration'))
  async getRegistrationReview(@Query() { token }: ReviewTokenQuery): Promise<RegistrationReviewDto> {
    return this.queries.ofApplicant(await this.applicants.memberIdOf(token));
  }

  /** Answer what the alliance has asked about a registration. It waits for a decision again. */
  @Post('answer')
  @HttpCode(200)
  @Access('visitor', 'who has the link of a mail about the review, or the token of the registration')
  @Problems(notFound('registration'), nothingAsked, tooManyRequests)
  async answerAlliance(
    @Body() { token, answer }: AnswerAllianceDto,
    @Req() request: FastifyRequest,
  ): Promise<RegistrationReviewDto> {
    await this.answering.execute(token, answer, request.ip);
    return this.queries.ofApplicant(await this.applicants.memberIdOf(token));
  }
}
