import { Body, Controller, Get, HttpCode, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { organizationRequired } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { OfferSessionsDto, OwnMentoringDto } from './mentor-offer.dto';
import { mentoringNotOffered } from './mentoring.errors';
import { namingExperts, offeringSessions } from './mentoring.limits';
import { FreeTimesDto, FreeTimesQuery, MentorDetailDto, MentorDto, MentorKindDto, MentorsQuery } from './mentors.dto';
import { MentorsQueries } from './mentors.queries';
import { NameExpert } from './name-expert';
import { OfferSessions } from './offer-sessions';

const mentor = notFound('mentor');

@ApiTags('membership: mentoring')
@Controller('api')
export class MentorsController {
  constructor(
    private readonly mentors: MentorsQueries,
    private readonly naming: NameExpert,
    private readonly offer: OfferSessions,
  ) {}

  /** Mentors and experts whom members can book, newest first, one page of them. Those who run the alliance see the others too. */
  @Get('mentors')
  @Access('signed-in')
  @FreshPageOf(MentorDto)
  async listMentors(
    @Query() query: MentorsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.mentors.list(viewer, query));
  }

  /** One mentor, with what members say of their sessions. */
  @Get('mentors/:id')
  @Access('member')
  @Problems(mentor)
  getMentor(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<MentorDetailDto> {
    return this.mentors.get(viewer, id);
  }

  /** The times of a mentor that can be booked, within a week. */
  @Get('mentors/:id/times')
  @Access('member')
  @Problems(mentor)
  listFreeTimes(
    @Id() id: string,
    @Query() query: FreeTimesQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FreeTimesDto> {
    return this.mentors.freeTimes(viewer, id, query);
  }

  /** Say that a mentor is an expert of the alliance, or no more. Sessions that are booked count as what they were. */
  @Put('mentors/:id/kind')
  @HttpCode(204)
  @Limited(namingExperts)
  @Access('super-admin')
  @Problems(mentor)
  nameExpert(@Id() id: string, @Body() { kind }: MentorKindDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.naming.execute(viewer, id, kind);
  }

  /** What the viewer offers as a mentor, and for which organizations they may. */
  @Get('mentoring/offer')
  @Access('member')
  getOwnMentoring(@CurrentViewer() viewer: Viewer): Promise<OwnMentoringDto> {
    return this.mentors.own(viewer);
  }

  /** Offer sessions as a mentor, or change what one offers. Sessions that are booked stay as they are. */
  @Put('mentoring/offer')
  @Limited(offeringSessions)
  @Access('member', 'owners, admins and members of the organization, which says that it is open to mentoring')
  @Problems(notFound('organization of yours'), organizationRequired, mentoringNotOffered)
  async offerSessions(@Body() body: OfferSessionsDto, @CurrentViewer() viewer: Viewer): Promise<OwnMentoringDto> {
    await this.offer.execute(viewer, body);
    return this.mentors.own(viewer);
  }
}
