import { Global, Module } from '@nestjs/common';
import { KeepEmbeddings } from './meaning/keep-embeddings';
import { Meaning } from './meaning/meaning';
import { SearchIndexes } from './search-indexes';

@Global()
@Module({ providers: [KeepEmbeddings, Meaning, SearchIndexes], exports: [SearchIndexes] })
export class SearchModule {}
