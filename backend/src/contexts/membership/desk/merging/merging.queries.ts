import { Injectable } from '@nestjs/common';
import { OrganizationData } from '../../../../platform/organization-data/organization-data';
import { OrganizationRecordsQueries } from '../organizations.queries';
import type { MergePreviewDto } from './merging.dto';

/** What merging one organization into another would move, and what stands against it. */
@Injectable()
export class MergingQueries {
  constructor(
    private readonly data: OrganizationData,
    private readonly records: OrganizationRecordsQueries,
  ) {}

  /** Throws `not_found` for either. */
  async preview(id: string, into: string): Promise<MergePreviewDto> {
    const [goes, stays] = await Promise.all([this.records.find(id), this.records.find(into)]);
    const [counts, obstacles] = await Promise.all([
      this.data.count({ goes, stays }),
      this.data.obstacles({ goes, stays }),
    ]);
    const gone = [goes, stays]
      .filter(({ state }) => state === 'closed')
      .map(({ name }) => `${name} has left the alliance.`);
    const same = id === into ? ['Choose two organizations.'] : [];
    return { goes, stays, counts, obstacles: [...same, ...gone, ...obstacles] };
  }
}
