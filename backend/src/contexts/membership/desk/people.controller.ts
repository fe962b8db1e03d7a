import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { erasureUnderway, notSuspended, ownsOrganizations } from '../membership.errors';
import { keepingRecords } from '../membership.limits';
import { FactorResetDto } from '../security/security.dto';
import { noFactorsToReset } from '../security/security.errors';
import { EndSessionsOfPerson } from './end-sessions-of-person';
import { ErasePerson } from './erase-person';
import { LiftSuspension } from './lift-suspension';
import {
  ActReasonDto,
  ErasePersonDto,
  ErasureDto,
  PeopleRecordsQuery,
  PersonRecordDetailDto,
  PersonRecordDto,
  SuspendPersonDto,
} from './people.dto';
import { PeopleRecordsQueries } from './people.queries';
import { ResetFactorsOfPerson } from './reset-factors-of-person';
import { SendPasswordLink } from './send-password-link';
import { SuspendPerson } from './suspend-person';

@ApiTags('membership: records')
@Controller('api/admin/people')
export class PeopleController {
  constructor(
    private readonly endSessions: EndSessionsOfPerson,
    private readonly erase: ErasePerson,
    private readonly lift: LiftSuspension,
    private readonly queries: PeopleRecordsQueries,
    private readonly resetFactors: ResetFactorsOfPerson,
    private readonly sendLink: SendPasswordLink,
    private readonly suspend: SuspendPerson,
  ) {}

  /** The people of the alliance, one page of them; those who are erased are in none. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(PersonRecordDto, 'newest first unless another order is asked for')
  async listPeople(
    @Query() query: PeopleRecordsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** One person: organizations, how the account is kept, where they are signed in. */
  @Get(':id')
  @Access('super-admin')
  @Problems(notFound('person'))
  getPerson(@Id() id: string): Promise<PersonRecordDetailDto> {
    return this.queries.find(id);
  }

  /**
   * Keep a person out, for a time or for good.
   *
   * They are signed out everywhere at once, and signing in says so with the address for help. Sessions with mentors that are ahead are
   * cancelled; nothing else of theirs is changed. They are told by mail.
   */
  @Post(':id/suspend')
  @HttpCode(200)
  @Fresh()
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('person'))
  async suspendPerson(
    @Id() id: string,
    @Body() body: SuspendPersonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PersonRecordDetailDto> {
    await this.suspend.execute(viewer, id, body);
    return this.queries.find(id);
  }

  /** Let a person in again who is suspended. They are told by mail. */
  @Post(':id/lift-suspension')
  @HttpCode(200)
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('person'), notSuspended)
  async liftSuspension(
    @Id() id: string,
    @Body() { reason }: ActReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PersonRecordDetailDto> {
    await this.lift.execute(viewer, id, reason);
    return this.queries.find(id);
  }

  /** Sign a person out everywhere. They may sign in again, and are told by mail. */
  @Post(':id/end-sessions')
  @HttpCode(204)
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('person'))
  async endSessionsOfPerson(
    @Id() id: string,
    @Body() { reason }: ActReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.endSessions.execute(viewer, id, reason);
  }

  /**
   * Mail a person the link by which they set a password.
   *
   * It is the one that *Forgot password* mails, to the address of the account alone; nobody else sees it. `too_many_requests` where
   * that address has had enough of them.
   */
  @Post(':id/password-link')
  @HttpCode(204)
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('person'))
  async sendPasswordLink(
    @Id() id: string,
    @Body() { reason }: ActReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.sendLink.execute(viewer, id, reason);
  }

  /**
   * Let the second factors of a person be removed who has lost them, three days from now.
   *
   * They are told at once, and stop it by signing in with any of them. Make sure otherwise that it is them who asks.
   */
  @Post(':id/factor-reset')
  @HttpCode(200)
  @Fresh()
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('person'), noFactorsToReset)
  async resetFactorsOfPerson(
    @Id() id: string,
    @Body() { reason }: ActReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FactorResetDto> {
    return { dueAt: await this.resetFactors.execute(viewer, id, reason) };
  }

  /**
   * Erase a person’s account, in thirty days or at once.
   *
   * What remains of what is in the guide. Whoever alone owns an organization to which others belong hands it over first. They are told by
   * mail, and in the thirty days may sign in and keep the account.
   */
  @Post(':id/erase')
  @HttpCode(200)
  @Fresh()
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('person'), ownsOrganizations, erasureUnderway)
  async erasePerson(
    @Id() id: string,
    @Body() body: ErasePersonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ErasureDto> {
    return { dueAt: (await this.erase.execute(viewer, id, body)).toISOString() };
  }
}
