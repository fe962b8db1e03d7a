import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { ClosedSectionDto } from '../../../platform/settings/section.dto';
import { Sections } from '../../../platform/settings/sections';

@ApiTags('admin: sections')
@Controller('api/closed-sections')
export class SectionsController {
  constructor(private readonly sections: Sections) {}

  /** The sections of the alliance that are closed for now, and their pages: for whoever links to them. */
  @Get()
  @Access('visitor')
  async listClosedSections(): Promise<ClosedSectionDto[]> {
    return this.sections.shownClosed();
  }
}
