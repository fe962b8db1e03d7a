import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { canActFor } from '../http/acting-organization';
import type { Viewer } from '../http/viewer';
import { storageFull } from './files.errors';

const gigabyte = 1_073_741_824;

/**
 * Of all files of one organization together: ten projects with as much as each may have, or a hundred problems (decision 153). Whoever
 * has more than this is an archive, which is not what the alliance keeps.
 */
export const mostStored = 5 * gigabyte;

/** Each context locks its own sum as it adds to it; of two contexts, the second one waits here. */
const lock = {
  name: 'storage-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('storage:' || $1, 0))`,
};

interface StoredBytes {
  organizationId: string;
  usedBytes: number;
  mostBytes: number;
}

/** How much the files of organizations take in all contexts together, and how much they may. */
@Injectable()
export class Storage {
  private readonly contexts = new Set<string>();

  constructor(private readonly database: Database) {}

  /** A context keeps files, whose sums are in `stored_files` of its schema (`countStored`). */
  counts(schema: string): void {
    this.contexts.add(schema);
  }

  /**
   * Throws `storage_full` where so many bytes do not fit beside what is there. Once they are counted it is exact: in the transaction
   * that keeps them nobody else adds to the sum.
   */
  async require(organizationId: string, bytes: number, areCounted = false): Promise<void> {
    if (areCounted) await this.database.run(lock, [organizationId]);
    const used = (await this.usedBy([organizationId])).get(organizationId) ?? 0;
    const others = areCounted ? used - bytes : used;
    if (others + bytes > mostStored) throw storageFull(others, mostStored);
  }

  /** Of each organization for which the viewer may attach. */
  async of(viewer: Viewer): Promise<StoredBytes[]> {
    const own = viewer.organizations.map(({ id }) => id).filter((id) => canActFor(viewer, id));
    const used = await this.usedBy(own);
    return own.map((id) => ({ organizationId: id, usedBytes: used.get(id) ?? 0, mostBytes: mostStored }));
  }

  private async usedBy(organizationIds: string[]): Promise<ReadonlyMap<string, number>> {
    const sums = [...this.contexts].sort().map((schema) => `select organization_id, bytes from ${schema}.stored_files`);
    const stored = {
      name: 'files-stored',
      text: `select organization_id as id, sum(bytes)::text as bytes from (${sums.join(' union all ')}) stored
        where organization_id = any($1) group by organization_id`,
    };
    const rows = await this.database.query<{ id: string; bytes: string }>(stored, [organizationIds]);
    return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
  }
}
