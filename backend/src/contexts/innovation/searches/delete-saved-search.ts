import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { SavedSearch } from './saved-search.entity';

/** Forgets a saved search, and the mails about it. */
@Injectable()
export class DeleteSavedSearch {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `not_found` for one of somebody else. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { affected } = await this.database.manager.delete(SavedSearch, { id, userId: viewer.id });
      if (!affected) throw notFound('saved search of yours');
      await this.audit.record(viewer, 'saved-search.deleted', `saved-search:${id}`);
    });
  }
}
