import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { storageFull } from '../innovation.errors';
import type { StorageDto } from './files.dto';
import { mostStored } from './shelves';

const stored = {
  name: 'files-stored',
  text: 'select organization_id as id, bytes::text from innovation.stored_files where organization_id = any($1)',
};

/** How much the files of organizations take, and how much they may. */
@Injectable()
export class Storage {
  constructor(private readonly database: Database) {}

  /**
   * Throws `storage_full` where so many bytes do not fit beside what is there. Once they are counted it is exact: in the transaction
   * that keeps them nobody else adds to the sum.
   */
  async require(organizationId: string, bytes: number, areCounted = false): Promise<void> {
    const used = (await this.usedBy([organizationId])).get(organizationId) ?? 0;
    const others = areCounted ? used - bytes : used;
    if (others + bytes > mostStored) throw storageFull(others, mostStored);
  }

  /** Of each organization for which the viewer may attach. */
  async of(viewer: Viewer): Promise<StorageDto[]> {
    const own = viewer.organizations.map(({ id }) => id).filter((id) => canActFor(viewer, id));
    const used = await this.usedBy(own);
    return own.map((id) => ({ organizationId: id, usedBytes: used.get(id) ?? 0, mostBytes: mostStored }));
  }

  private async usedBy(organizationIds: string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ id: string; bytes: string }>(stored, [organizationIds]);
    return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
  }
}
