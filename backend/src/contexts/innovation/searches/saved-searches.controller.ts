import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { savedSearchesFull, searchNameTaken } from '../innovation.errors';
import { saving } from '../innovation.limits';
import { ChangeSavedSearch } from './change-saved-search';
import { DeleteSavedSearch } from './delete-saved-search';
import { SaveSearch } from './save-search';
import { ChangeSavedSearchDto, SavedSearchDto, SavedSearchesQuery, SaveSearchDto } from './saved-searches.dto';
import { SavedSearchesQueries } from './saved-searches.queries';

@ApiTags('innovation')
@Controller('api/innovation/saved-searches')
export class SavedSearchesController {
  constructor(
    private readonly change: ChangeSavedSearch,
    private readonly remove: DeleteSavedSearch,
    private readonly save: SaveSearch,
    private readonly searches: SavedSearchesQueries,
  ) {}

  /** Searches that the viewer has saved, by list and name; 50 at most. */
  @Get()
  @Access('member')
  async listSavedSearches(
    @Query() { list }: SavedSearchesQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SavedSearchDto[]> {
    return this.searches.of(viewer.id, list);
  }

  /** Save a search of problems or of solutions under a name, for the viewer alone; 50 at most. */
  @Post()
  @Creates()
  @Limited(saving)
  @Access('member')
  @Problems(searchNameTaken, savedSearchesFull)
  async saveSearch(@Body() body: SaveSearchDto, @CurrentViewer() viewer: Viewer): Promise<SavedSearchDto> {
    return this.searches.get(await this.save.execute(viewer, body), viewer.id);
  }

  /** Give a saved search of the viewer another name, let it ask for something else, and say how often to hear what is new in it. */
  @Put(':id')
  @Limited(saving)
  @Access('member')
  @Problems(notFound('saved search of yours'), searchNameTaken)
  async changeSavedSearch(
    @Id() id: string,
    @Body() body: ChangeSavedSearchDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SavedSearchDto> {
    await this.change.execute(viewer, id, body);
    return this.searches.get(id, viewer.id);
  }

  /** Delete a saved search of the viewer; nothing is mailed about it any more. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(saving)
  @Access('member')
  @Problems(notFound('saved search of yours'))
  async deleteSavedSearch(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.remove.execute(viewer, id);
  }
}
