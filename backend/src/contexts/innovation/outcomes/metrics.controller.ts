import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { subscriptionReadOnly } from '../../billing';
import { editedMeanwhile, metricsFull, organizationRequired } from '../innovation.errors';
import { accounting } from '../innovation.limits';
import { AddMetric } from './add-metric';
import { EditMetric } from './edit-metric';
import { MeasureMetric } from './measure-metric';
import { AddMetricDto, EditMetricDto, MeasureMetricDto, SuccessMetricDto } from './metrics.dto';
import { MetricsQueries } from './metrics.queries';

const asPartner = 'as owner, admin or member of an organization of the project';

@ApiTags('innovation: outcomes')
@Controller('api')
export class MetricsController {
  constructor(
    private readonly add: AddMetric,
    private readonly edit: EditMetric,
    private readonly measure: MeasureMetric,
    private readonly metrics: MetricsQueries,
  ) {}

  /** Say by what a project is to succeed: up to 20 metrics. */
  @Post('projects/:id/metrics')
  @Creates()
  @Limited(accounting)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly, metricsFull, notFound('project, or organization of yours'))
  async addMetric(
    @Id() id: string,
    @Body() body: AddMetricDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SuccessMetricDto> {
    return this.metrics.get(await this.add.execute(viewer, id, body));
  }

  /** Word a success metric otherwise, or move its baseline or target. On an older `revision` it answers `edited_meanwhile`. */
  @Put('metrics/:id')
  @Limited(accounting)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly, editedMeanwhile)
  async editMetric(
    @Id() id: string,
    @Body() body: EditMetricDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SuccessMetricDto> {
    await this.edit.execute(viewer, id, body);
    return this.metrics.get(id);
  }

  /** Say what a success metric came to on a day. What was measured stays; a later one of the same day stands before it. */
  @Post('metrics/:id/measurements')
  @Creates()
  @Limited(accounting)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly)
  async measureMetric(
    @Id() id: string,
    @Body() body: MeasureMetricDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SuccessMetricDto> {
    await this.measure.execute(viewer, id, body);
    return this.metrics.get(id);
  }
}
