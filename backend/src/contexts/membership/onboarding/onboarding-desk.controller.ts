import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { CancelCall } from './cancel-call';
import { BookedCallDto, CancelCallDto, OnboardingHoursDto } from './onboarding.dto';
import { callOver } from './onboarding.errors';
import { managingCalls } from './onboarding.limits';
import { OnboardingQueries } from './onboarding.queries';
import { SetOnboardingHours } from './set-onboarding-hours';

@ApiTags('membership: onboarding')
@Controller('api/admin/onboarding')
export class OnboardingDeskController {
  constructor(
    private readonly cancel: CancelCall,
    private readonly hours: SetOnboardingHours,
    private readonly queries: OnboardingQueries,
  ) {}

  /** Onboarding calls of everybody, the latest first, one page of them. */
  @Get('calls')
  @Access('operator')
  @FreshPageOf(BookedCallDto, 'the latest first')
  async listCalls(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** Cancel an onboarding call of anybody before it begins. The reason is mailed to the person. */
  @Post('calls/:id/cancel')
  @HttpCode(204)
  @Limited(managingCalls)
  @Access('operator')
  @Problems(notFound('call'), callOver)
  cancelBookedCall(
    @Id() id: string,
    @Body() { reason }: CancelCallDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.cancel.execute(viewer, id, reason);
  }

  /** When onboarding calls are held. */
  @Get('hours')
  @Access('operator')
  getOnboardingHours(): Promise<OnboardingHoursDto> {
    return this.queries.hours();
  }

  /** Say when onboarding calls are held from now on. Those that are booked stay. */
  @Put('hours')
  @HttpCode(204)
  @Limited(managingCalls)
  @Access('super-admin')
  setOnboardingHours(@Body() body: OnboardingHoursDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.hours.execute(viewer, body);
  }
}
