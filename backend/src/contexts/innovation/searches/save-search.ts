import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { AdmitSearch } from './admit-search';
import { SavedSearch } from './saved-search.entity';
import type { SaveSearchDto } from './saved-searches.dto';
import { readSearched, toQuery } from './searched';

/** Keeps a search of a person under a name. They hear of what comes from then on. */
@Injectable()
export class SaveSearch {
  constructor(
    private readonly admit: AdmitSearch,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Answers its id; throws `invalid_input` for what the list cannot be asked, `search_name_taken` or `saved_searches_full`. */
  async execute(viewer: Viewer, { list, name, query, frequency }: SaveSearchDto): Promise<string> {
    const searched = await readSearched(list, query);
    return this.database.transaction(async () => {
      await this.admit.check(viewer.id, list, name);
      const toldUntil = this.clock.now();
      const search = { userId: viewer.id, list, name, query: toQuery(searched), frequency, toldUntil };
      const { id } = await this.database.insert(SavedSearch, search);
      await this.audit.record(viewer, 'saved-search.made', `saved-search:${id}`, { list, frequency });
      return id;
    });
  }
}
