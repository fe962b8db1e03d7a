import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { valueCorrected, valueMoved } from '../innovation.errors';
import { accounting } from '../innovation.limits';
import { ReopenValueDto } from './outcome-requests.dto';
import { ValueEntryDetailDto } from './outcomes.dto';
import { OutcomesQueries } from './outcomes.queries';
import { ReopenValue } from './reopen-value';

/** What those who run the alliance do about values that are disputed. */
@ApiTags('innovation: lifecycle')
@Controller('api/admin')
export class DisputesController {
  constructor(
    private readonly outcomes: OutcomesQueries,
    private readonly reopen: ReopenValue,
  ) {}

  /** Values of a project of which a dispute stands, the newest 20, with what was said of them. */
  @Get('projects/:id/disputes')
  @Access('super-admin')
  async listDisputes(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ValueEntryDetailDto[]> {
    return this.outcomes.disputes(id, viewer);
  }

  /** End a dispute: any other organization of the project may confirm the value again, or dispute it. Both sides are told why by mail. */
  @Post('outcomes/:id/reopen')
  @HttpCode(204)
  @Limited(accounting)
  @Access('super-admin')
  @Problems(valueMoved, valueCorrected)
  async reopenValue(
    @Id() id: string,
    @Body() { reason }: ReopenValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.reopen.execute(viewer, id, reason);
  }
}
