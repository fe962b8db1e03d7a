import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { withoutNames } from '../../../platform/audit/without-names';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { meets, nameOf } from '../../../platform/lists/narrowed-page';
import { otherRegistrations } from '../membership.errors';
import { RegistrationBulk } from './registration-bulk.entity';
import { askedBy, registrations } from './registry-filter';
import type { StartBulkDto } from './review.dto';
import { bulkJob } from './run-bulk';

const named = { ids: (given: string) => `id = any(${given}::text[])` };

/** Writes down which registrations a filter leaves now, and has a job do the same to each of them. */
@Injectable()
export class StartBulk {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  /** Answers the identifier of the work. Throws `invalid_input`, and `other_registrations` where they are not as many as expected. */
  async execute(
    admin: Viewer,
    { act, ids, filter, expected, reason, announced = false }: StartBulkDto,
  ): Promise<string> {
    if ((ids === undefined) === (filter === undefined)) throw invalidField('ids', 'Give either ids or a filter');
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const { id } = await this.database.insert(RegistrationBulk, {
        act,
        reason: reason ?? null,
        announced,
        startedBy: admin.id,
        startedAt: now,
      });
      const { conditions, values } = ids ? { conditions: named, values: [ids] } : askedBy(filter ?? {}, undefined, now);
      const choose = {
        name: nameOf('registry', 'choose', conditions),
        text: `insert into membership.registration_bulk_items (bulk_id, registration_id)
          select $1, id from ${registrations} where ${meets(conditions, 2)}`,
      };
      const total = await this.database.run(choose, [id, ...values]);
      if (expected !== undefined && expected !== total) throw otherRegistrations(total);
      await this.jobs.add(bulkJob, { id });
      await this.audit.record(admin, 'registrations.bulk-started', `registration-bulk:${id}`, {
        ...{
          act,
          ...(ids ? { registrations: ids } : { filter: withoutNames(filter ?? {}) }),
          reason,
          announced,
          total,
        },
      });
      return id;
    });
  }
}
