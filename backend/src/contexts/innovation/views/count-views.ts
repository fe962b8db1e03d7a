import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { CollectedWrites } from '../../../platform/database/collected-writes';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';

type ViewedKind = 'problem' | 'solution';

/** Until the day is over, and what was seen in its last seconds is written; then nobody needs to know any more who it was. */
const marksFor = day;
/** A year that is looked at, and the one before its last day. */
const countsFor = 400 * day;

/** Of those that the day has not seen yet, one more for the object; in one order, so that two processes cannot block each other. */
const flush = {
  name: 'views-flush',
  text: `with seen as (
      select * from unnest($1::date[], $2::innovation.viewed_kind[], $3::uuid[], $4::uuid[], $5::uuid[])
        as seen (day, kind, object_id, organization_id, owner_id)),
    marked as (
      insert into innovation.view_marks (day, kind, object_id, organization_id)
      select day, kind, object_id, organization_id from seen order by day, kind, object_id, organization_id
      on conflict do nothing returning day, kind, object_id, organization_id)
    insert into innovation.view_counts (owner_id, day, kind, object_id, views)
    select owner_id, day, kind, object_id, count(*) from marked join seen using (day, kind, object_id, organization_id)
    group by owner_id, day, kind, object_id order by owner_id, day, kind, object_id
    on conflict (owner_id, day, kind, object_id) do update set views = view_counts.views + excluded.views`,
};
const forgetMarks = { name: 'views-forget-marks', text: 'delete from innovation.view_marks where day < $1' };
const forgetCounts = { name: 'views-forget-counts', text: 'delete from innovation.view_counts where day < $1' };

interface Seen {
  day: string;
  kind: ViewedKind;
  objectId: string;
  organizationId: string;
  ownerId: string;
}

/**
 * Counts on how many days how many other organizations have looked at a problem or a solution. Nobody who looks waits for it: views
 * are collected in the process and written together. No person is written down, and which organization it was is forgotten.
 */
@Injectable()
export class CountViews extends CollectedWrites<Seen> implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.every('11 3 * * *', 'forget-views', async () => {
      await this.database.run(forgetMarks, [dayOf(this.clock.in(-marksFor))]);
      await this.database.run(forgetCounts, [dayOf(this.clock.in(-countsFor))]);
    });
  }

  /** Somebody has opened it. Whoever belongs to its organization does not count, nor who belongs to none, nor who sees it as another. */
  note(viewer: Viewer, kind: ViewedKind, objectId: string, ownerId: string): void {
    const [organization] = viewer.organizations;
    if (!organization || viewer.seenBy || belongsTo(viewer, ownerId)) return;
    const today = dayOf(this.clock.now());
    this.collect(`${today}${objectId}${organization.id}`, {
      day: today,
      kind,
      objectId,
      organizationId: organization.id,
      ownerId,
    });
  }

  protected async write(all: Seen[]): Promise<void> {
    const column = (name: keyof Seen) => all.map((one) => one[name]);
    await this.database.run(flush, [
      column('day'),
      column('kind'),
      column('objectId'),
      column('organizationId'),
      column('ownerId'),
    ]);
  }
}
