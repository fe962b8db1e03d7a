import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { AdmitSearch } from './admit-search';
import { SavedSearch } from './saved-search.entity';
import type { ChangeSavedSearchDto } from './saved-searches.dto';
import { readSearched, toQuery } from './searched';

/** Gives a saved search another name, lets it ask for something else, or be told of more or less often. */
@Injectable()
export class ChangeSavedSearch {
  constructor(
    private readonly admit: AdmitSearch,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Throws `not_found` for one of somebody else, `invalid_input` for what the list cannot be asked, or `search_name_taken`. */
  async execute(viewer: Viewer, id: string, { name, query, frequency }: ChangeSavedSearchDto): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const search = await manager.findOne(SavedSearch, { where: { id, userId: viewer.id }, lock });
      if (!search) throw notFound('saved search of yours');
      const searched = await readSearched(search.list, query);
      if (name !== search.name) await this.admit.check(viewer.id, search.list, name, id);
      const before = { frequency: search.frequency };
      search.change({ name, query: toQuery(searched), frequency }, this.clock.now());
      await manager.save(search);
      // Neither name nor words: the record cannot be erased.
      await this.audit.record(viewer, 'saved-search.changed', `saved-search:${id}`, { before, after: { frequency } });
    });
  }
}
