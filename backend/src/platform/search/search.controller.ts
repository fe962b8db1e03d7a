import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access';
import { CurrentViewer, type Viewer } from '../http/viewer';
import { SearchAnswerDto, SearchEverythingQuery } from './search.dto';
import { SearchFinders } from './search-finders';

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly finders: SearchFinders) {}

  /**
   * Search everything that the viewer may see, a handful of each kind.
   *
   * Found is what has all words. Where a kind cannot be looked through in time it is left out, and named in `missing`.
   */
  @Get()
  @Access('member')
  searchEverything(@Query() { q }: SearchEverythingQuery, @CurrentViewer() viewer: Viewer): Promise<SearchAnswerDto> {
    return this.finders.find(viewer, q);
  }
}
