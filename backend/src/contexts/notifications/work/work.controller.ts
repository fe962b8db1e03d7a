import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { WorkItems } from '../../../platform/work-items/work-items';
import { WorkItemDto } from './work.dto';

@ApiTags('notifications: inbox')
@Controller('api/notifications/work')
export class WorkController {
  constructor(private readonly work: WorkItems) {}

  /** What waits for the viewer: what is due first, and then what has waited longest. */
  @Get()
  @Access('member')
  listWork(@CurrentViewer() viewer: Viewer): Promise<WorkItemDto[]> {
    return this.work.of(viewer);
  }
}
