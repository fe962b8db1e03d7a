import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { OrganizationFinder } from './organization-finder';
import { FoundOrganizationDto, OrganizationFinderQuery } from './organization-finder.dto';

@ApiTags('membership')
@Controller('api/admin/organizations')
export class OrganizationFinderController {
  constructor(private readonly finder: OrganizationFinder) {}

  /** Organizations by a part of their name, at most 20. */
  @Get()
  @Access('super-admin')
  async findOrganizations(@Query() { search }: OrganizationFinderQuery): Promise<FoundOrganizationDto[]> {
    return this.finder.find(search);
  }
}
