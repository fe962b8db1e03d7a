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
import { notSuspended, organizationHasLeft, verifiedByDomain } from '../membership.errors';
import { keepingRecords } from '../membership.limits';
import { EraseOrganization } from './erase-organization';
import { JudgeOrganization } from './judge-organization';
import { LiftSuspensionOfOrganization } from './lift-suspension-of-organization';
import {
  EraseOrganizationDto,
  OrganizationRecordDetailDto,
  OrganizationRecordDto,
  OrganizationRecordsQuery,
  VerifyOrganizationDto,
} from './organizations.dto';
import { OrganizationRecordsQueries } from './organizations.queries';
import { ActReasonDto } from './people.dto';
import { SuspendOrganization } from './suspend-organization';

@ApiTags('membership: records')
@Controller('api/admin/members')
export class OrganizationRecordsController {
  constructor(
    private readonly erase: EraseOrganization,
    private readonly judge: JudgeOrganization,
    private readonly lift: LiftSuspensionOfOrganization,
    private readonly queries: OrganizationRecordsQueries,
    private readonly suspend: SuspendOrganization,
  ) {}

  /** All organizations that ever were, one page of them: also those that nobody has confirmed, are suspended or have left. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(OrganizationRecordDto, 'newest first unless another order is asked for')
  async listOrganizationRecords(
    @Query() query: OrganizationRecordsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** One organization as those who run the alliance see it: people, plan, how it was verified, what it does. */
  @Get(':id')
  @Access('super-admin')
  @Problems(notFound('organization'))
  getOrganizationRecord(@Id() id: string): Promise<OrganizationRecordDetailDto> {
    return this.queries.find(id);
  }

  /** Say that an organization is who it says, or take that back. Its owners and admins are told by mail. */
  @Post(':id/verify')
  @HttpCode(200)
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('organization'), organizationHasLeft, verifiedByDomain)
  async verifyOrganization(
    @Id() id: string,
    @Body() body: VerifyOrganizationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationRecordDetailDto> {
    await this.judge.execute(viewer, id, body);
    return this.queries.find(id);
  }

  /**
   * Suspend an organization until that is lifted.
   *
   * Its people sign in, read and take their data away, and write nothing for it (`organization_suspended`); the directory does not list
   * it, and nothing new is sent to it. They are told by mail.
   */
  @Post(':id/suspend')
  @HttpCode(200)
  @Fresh()
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('organization'), organizationHasLeft)
  async suspendOrganization(
    @Id() id: string,
    @Body() { reason }: ActReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationRecordDetailDto> {
    await this.suspend.execute(viewer, id, reason);
    return this.queries.find(id);
  }

  /** Lift the suspension of an organization. Its people are told by mail. */
  @Post(':id/lift-suspension')
  @HttpCode(200)
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('organization'), organizationHasLeft, notSuspended)
  async liftSuspensionOfOrganization(
    @Id() id: string,
    @Body() { reason }: ActReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationRecordDetailDto> {
    await this.lift.execute(viewer, id, reason);
    return this.queries.find(id);
  }

  /**
   * Erase an organization from the alliance, as its owner would close it.
   *
   * Nobody belongs to it any more, its problems close, its projects end or go to a partner, its connections and domains end, and what it
   * pays for is not renewed. Invoices stay. Its people are told by mail.
   */
  @Post(':id/erase')
  @HttpCode(200)
  @Fresh()
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('organization'), organizationHasLeft)
  async eraseOrganization(
    @Id() id: string,
    @Body() body: EraseOrganizationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationRecordDetailDto> {
    await this.erase.execute(viewer, id, body);
    return this.queries.find(id);
  }
}
