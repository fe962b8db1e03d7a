import { Global, Module } from '@nestjs/common';
import { KeepEmbeddings } from './meaning/keep-embeddings';
import { Meaning } from './meaning/meaning';
import { SearchController } from './search.controller';
import { SearchFinders } from './search-finders';
import { SearchIndexes } from './search-indexes';

@Global()
@Module({
  controllers: [SearchController],
  providers: [KeepEmbeddings, Meaning, SearchFinders, SearchIndexes],
  exports: [SearchFinders, SearchIndexes],
})
export class SearchModule {}
