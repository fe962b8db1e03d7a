import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { BulkDto } from './review.dto';

/** The first hundred that it was not done to, as somebody had decided on them or for another reason. */
const leftOut = (wasDecided: boolean) => `(select coalesce(json_agg(f), '[]') from (
    select registration_id as "registrationId", failure as reason from membership.registration_bulk_items
    where bulk_id = b.id and failure is not null and was_decided = ${wasDecided} order by registration_id limit 100) f)`;
const select = `select b.id, b.act, b.started_at as "startedAt", b.finished_at as "finishedAt", b.stopped_at as "stoppedAt",
    count(i.registration_id)::int as total, count(*) filter (where i.is_done)::int as done,
    count(*) filter (where i.was_decided)::int as decided, ${leftOut(true)} as decisions,
    count(*) filter (where i.failure is not null and not i.was_decided)::int as failed, ${leftOut(false)} as failures
  from membership.registration_bulks b left join membership.registration_bulk_items i on i.bulk_id = b.id`;
const find = { name: 'registry-bulk', text: `${select} where b.id = $1 group by b.id` };
const running = {
  name: 'registry-bulks-running',
  text: `${select} where b.id in (select id from membership.registration_bulks where finished_at is null
    order by started_at desc, id limit 20) group by b.id order by b.started_at desc, b.id`,
};

/** How far work on many registrations has come. */
@Injectable()
export class BulksQueries {
  constructor(private readonly database: Database) {}

  /** What goes on, the newest first. */
  async running(): Promise<BulkDto[]> {
    return this.database.query<BulkDto>(running);
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<BulkDto> {
    const bulk = await this.database.queryOne<BulkDto>(find, [id]);
    if (!bulk) throw notFound('work');
    return bulk;
  }
}
