import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { OrganizationWorkDto } from './organization-work.dto';
import { OrganizationWorkQueries } from './organization-work.queries';

@ApiTags('innovation: work')
@Controller('api/members')
export class OrganizationWorkController {
  constructor(private readonly work: OrganizationWorkQueries) {}

  /**
   * The newest of what an organization does, and how it answers proposals, as far as it lets the viewer see either. To visitors an
   * organization of which nothing is for everybody is not there.
   */
  @Get(':id/work')
  @Access('visitor')
  @Problems(notFound('organization'))
  getOrganizationWork(@Id() id: string, @CurrentViewer() viewer: Viewer | undefined): Promise<OrganizationWorkDto> {
    return this.work.of(id, viewer);
  }
}
