import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { choosing } from '../innovation.limits';
import { MatchAlertsDto, SetMatchAlertsDto } from './match-alerts.dto';
import { MatchAlertsQueries } from './match-alerts.queries';
import { SetMatchAlerts } from './set-match-alerts';

@ApiTags('innovation')
@Controller('api/innovation/match-alerts')
export class MatchAlertsController {
  constructor(
    private readonly alerts: MatchAlertsQueries,
    private readonly set: SetMatchAlerts,
  ) {}

  /** How often the viewer hears of new matches by mail. */
  @Get()
  @Access('member')
  async getMatchAlerts(@CurrentViewer() viewer: Viewer): Promise<MatchAlertsDto> {
    return this.alerts.of(viewer.id);
  }

  /**
   * Say how often to hear of new matches: `daily`, `weekly` or `off`.
   *
   * Mails go to owners and admins of the organizations that a match concerns, and to who submitted the problem or the solution.
   */
  @Put()
  @Limited(choosing)
  @Access('member')
  async setMatchAlerts(
    @Body() { frequency }: SetMatchAlertsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<MatchAlertsDto> {
    await this.set.execute(viewer, frequency);
    return { frequency };
  }
}
