import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { minute } from '../../../../platform/clock/durations';
import { Access, Problems } from '../../../../platform/http/access';
import { notFound } from '../../../../platform/http/domain-error';
import { Fresh } from '../../../../platform/http/fresh';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { AnswersWithin } from '../../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { mergeRefused, organizationHasLeft } from '../../membership.errors';
import { keepingRecords } from '../../membership.limits';
import { OrganizationRecordDetailDto } from '../organizations.dto';
import { OrganizationRecordsQueries } from '../organizations.queries';
import { MergeOrganizations } from './merge-organizations';
import { MergeOrganizationDto, MergePreviewDto, MergeQuery } from './merging.dto';
import { MergingQueries } from './merging.queries';

@ApiTags('membership: records')
@Controller('api/admin/members')
export class MergingController {
  constructor(
    private readonly merge: MergeOrganizations,
    private readonly merging: MergingQueries,
    private readonly records: OrganizationRecordsQueries,
  ) {}

  /** What merging an organization into another would move, side by side with what that one has, and what stands against it. */
  @Get(':id/merge')
  @Access('super-admin')
  @Problems(notFound('organization'))
  previewMerge(@Id() id: string, @Query() { into }: MergeQuery): Promise<MergePreviewDto> {
    return this.merging.preview(id, into);
  }

  /**
   * Merge an organization into another, for good. Answers the one that stays.
   *
   * Its people belong to the one that stays, in the higher of their roles; its problems, solutions, proposals, projects, connections,
   * conversations and all else are that one’s. Invoices stay as they were issued, and the one that stays reads them. Its page leads to the
   * other one. Everybody of the two is told by mail. It is refused while it has a running subscription or an open payment, where both take
   * part in one project or in one proposal, where either is suspended, and where the one that stays is not confirmed or was not let in.
   */
  @Post(':id/merge')
  @HttpCode(200)
  @AnswersWithin(minute)
  @Fresh()
  @Limited(keepingRecords)
  @Access('super-admin')
  @Problems(notFound('organization'), organizationHasLeft, mergeRefused)
  async mergeOrganization(
    @Id() id: string,
    @Body() body: MergeOrganizationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationRecordDetailDto> {
    await this.merge.execute(viewer, id, body);
    return this.records.find(body.into);
  }
}
