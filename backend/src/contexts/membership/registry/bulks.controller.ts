import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { otherRegistrations } from '../membership.errors';
import { keepingRegistry } from '../membership.limits';
import { BulksQueries } from './bulks.queries';
import { BulkDto, StartBulkDto } from './review.dto';
import { StartBulk } from './start-bulk';
import { StopBulk } from './stop-bulk';

@ApiTags('membership: registry')
@Controller('api/registration-bulks')
export class BulksController {
  constructor(
    private readonly queries: BulksQueries,
    private readonly start: StartBulk,
    private readonly stop: StopBulk,
  ) {}

  /** Begin to do the same to all registrations that a filter leaves. A job does it to one after another. */
  @Post()
  @HttpCode(202)
  @Creates()
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(otherRegistrations)
  async startBulk(@Body() body: StartBulkDto, @CurrentViewer() viewer: Viewer): Promise<BulkDto> {
    return this.queries.find(await this.start.execute(viewer, body));
  }

  /** Work on many registrations that goes on, whoever started it, the newest first, at most twenty. */
  @Get()
  @Access('super-admin')
  listRunningBulks(): Promise<BulkDto[]> {
    return this.queries.running();
  }

  /** How far work on many registrations has come, and what could not be done. Kept for thirty days after its end. */
  @Get(':id')
  @Access('super-admin')
  @Problems(notFound('work'))
  getBulk(@Id() id: string): Promise<BulkDto> {
    return this.queries.find(id);
  }

  /** Stop work on many registrations between two of them. What is done stays done; work that has ended stays as it is. */
  @Post(':id/stop')
  @HttpCode(200)
  @Limited(keepingRegistry)
  @Access('super-admin')
  @Problems(notFound('work'))
  async stopBulk(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<BulkDto> {
    await this.stop.execute(viewer, id);
    return this.queries.find(id);
  }
}
