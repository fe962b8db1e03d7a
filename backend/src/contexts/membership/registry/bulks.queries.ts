import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { BulkDto } from './review.dto';

const find = {
  name: 'registry-bulk',
  text: `select b.id, b.act, b.started_at as "startedAt", b.finished_at as "finishedAt",
      count(i.registration_id)::int as total, count(*) filter (where i.is_done)::int as done, count(i.failure)::int as failed,
      (select coalesce(json_agg(f), '[]') from (
        select registration_id as "registrationId", failure as reason from membership.registration_bulk_items
        where bulk_id = b.id and failure is not null order by registration_id limit 100) f) as failures
    from membership.registration_bulks b left join membership.registration_bulk_items i on i.bulk_id = b.id
    where b.id = $1 group by b.id`,
};

/** How far work on many registrations has come. */
@Injectable()
export class BulksQueries {
  constructor(private readonly database: Database) {}

  /** Throws `not_found`. */
  async find(id: string): Promise<BulkDto> {
    const bulk = await this.database.queryOne<BulkDto>(find, [id]);
    if (!bulk) throw notFound('work');
    return bulk;
  }
}
