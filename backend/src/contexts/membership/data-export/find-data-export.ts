import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import type { StoredFile } from '../../../platform/files/stored-file';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { DataExportsQueries } from './data-exports.queries';

/** The archive that a person downloads: it holds all there is of them, so the record says that somebody has it. */
@Injectable()
export class FindDataExport {
  constructor(
    private readonly audit: Audit,
    private readonly exports: DataExportsQueries,
  ) {}

  /** Throws `not_found`, also for somebody else’s. */
  async execute(viewer: Viewer, id: string): Promise<StoredFile> {
    const file = await this.exports.find(viewer.id, id);
    if (!file) throw notFound('archive');
    await this.audit.record(viewer, 'data-export.downloaded', `person:${viewer.id}`);
    return file;
  }
}
