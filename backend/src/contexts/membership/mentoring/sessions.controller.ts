import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entitlementExceeded, subscriptionReadOnly } from '../../../platform/entitlements/entitlement-problems';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { organizationRequired } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { BookSession } from './book-session';
import { CancelSession } from './cancel-session';
import {
  busyThen,
  ownMentor,
  sessionNotHeld,
  sessionOver,
  timeTaken,
  tooLateToMove,
  tooLateToTell,
} from './mentoring.errors';
import { bookingSessions, keepingSessions } from './mentoring.limits';
import { RateSession } from './rate-session';
import { ReportAbsence } from './report-absence';
import { RescheduleSession } from './reschedule-session';
import {
  BookedSessionDto,
  BookSessionDto,
  CancelSessionDto,
  MentorSessionDto,
  MentorSessionsQuery,
  RateSessionDto,
  RescheduleSessionDto,
  SessionNotesDto,
} from './sessions.dto';
import { SessionsQueries } from './sessions.queries';
import { WriteSessionNotes } from './write-session-notes';

const session = notFound('session of yours');
const bothOfIt = 'owners, admins, members and viewers who are one of its two';
const itsMember = 'owners, admins, members and viewers who have booked it';

@ApiTags('membership: mentoring')
@Controller('api')
export class MentorSessionsController {
  constructor(
    private readonly absence: ReportAbsence,
    private readonly book: BookSession,
    private readonly cancel: CancelSession,
    private readonly notes: WriteSessionNotes,
    private readonly rate: RateSession,
    private readonly reschedule: RescheduleSession,
    private readonly sessions: SessionsQueries,
  ) {}

  /** Book a free time of a mentor. It counts against the organization’s plan, and both get a mail with a calendar file. */
  @Post('mentors/:id/sessions')
  @Creates()
  @Limited(bookingSessions)
  @Access('member', 'owners, admins and members of the organization whose plan it counts against')
  @Problems(
    notFound('mentor'),
    organizationRequired,
    ownMentor,
    entitlementExceeded,
    subscriptionReadOnly,
    timeTaken,
    busyThen,
  )
  async bookSession(
    @Id() id: string,
    @Body() body: BookSessionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<BookedSessionDto> {
    return { id: await this.book.execute(viewer, id, body) };
  }

  /** The viewer’s own sessions, as a mentor and as a member, one page of them. */
  @Get('mentoring/sessions')
  @Access('member')
  @FreshPageOf(MentorSessionDto, 'the next first, or of those that are over the latest first')
  async listMentorSessions(
    @Query() query: MentorSessionsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.sessions.own(viewer, query));
  }

  /** Move a session to another free time of its mentor, until a day before it begins. Both get a mail with a calendar file. */
  @Post('mentoring/sessions/:id/reschedule')
  @HttpCode(204)
  @Limited(bookingSessions)
  @Access('member', itsMember)
  @Problems(session, sessionOver, tooLateToMove, timeTaken, busyThen)
  rescheduleSession(
    @Id() id: string,
    @Body() { startsAt }: RescheduleSessionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.reschedule.execute(viewer, id, new Date(startsAt));
  }

  /**
   * Cancel a session that has not begun. Where the mentor does, or the member a day before, it does not count against the plan. Both
   * get a mail with a calendar file.
   */
  @Post('mentoring/sessions/:id/cancel')
  @HttpCode(204)
  @Limited(bookingSessions)
  @Access('member', bothOfIt)
  @Problems(session, sessionOver)
  cancelSession(
    @Id() id: string,
    @Body() { reason }: CancelSessionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.cancel.execute(viewer, id, reason || null);
  }

  /** Say within seven days after a session that the other did not come. What a mentor has missed does not count against the plan. */
  @Post('mentoring/sessions/:id/absence')
  @HttpCode(204)
  @Limited(keepingSessions)
  @Access('member', bothOfIt)
  @Problems(session, sessionNotHeld, tooLateToTell)
  reportAbsence(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.absence.execute(viewer, id);
  }

  /** Note something about a session, for oneself alone. */
  @Put('mentoring/sessions/:id/notes')
  @HttpCode(204)
  @Limited(keepingSessions)
  @Access('member', bothOfIt)
  @Problems(session)
  writeSessionNotes(
    @Id() id: string,
    @Body() { notes }: SessionNotesDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.notes.execute(viewer, id, notes);
  }

  /** Say how a session was that took place. All members read it at the mentor. */
  @Put('mentoring/sessions/:id/rating')
  @HttpCode(204)
  @Limited(keepingSessions)
  @Access('member', itsMember)
  @Problems(session, sessionNotHeld)
  rateSession(@Id() id: string, @Body() body: RateSessionDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.rate.execute(viewer, id, body);
  }
}
