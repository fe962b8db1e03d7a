import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { DomainError } from '../../../platform/http/domain-error';
import { Jobs } from '../../../platform/jobs/jobs';
import { Sessions } from '../../../platform/sessions/sessions';
import { registrationDecided } from '../membership.errors';
import { BulkAct } from './bulk.enums';
import { DecideRegistration } from './decide-registration';
import { DeleteRegistrations } from './delete-registrations';
import { RegistrationBulk } from './registration-bulk.entity';
import { RestoreRegistration } from './restore-registration';

export const bulkJob = 'work-on-registrations';

/** Of one job, which then adds the next. */
const atOnce = 100;
/** So often a registration is tried that fails for no reason of its own. */
const tries = 3;
const waiting = {
  name: 'registry-bulk-waiting',
  text: `select registration_id as id from membership.registration_bulk_items
    where bulk_id = $1 and not is_done order by registration_id limit ${atOnce}`,
};
/** Whoever stops it waits until the transaction of this one has ended. */
const settle = {
  name: 'registry-bulk-settle',
  text: `with running as (select id from membership.registration_bulks where id = $1 and finished_at is null for share)
    update membership.registration_bulk_items i set is_done = true, failure = $3, was_decided = $4 from running
    where i.bulk_id = running.id and i.registration_id = $2 and not i.is_done`,
};
const settleAll = {
  name: 'registry-bulk-settle-all',
  text: `update membership.registration_bulk_items set is_done = true, failure = $2 where bulk_id = $1 and not is_done`,
};

/** What a registration answers that somebody has decided on, deleted or restored meanwhile. */
const isDecided = (error: unknown): boolean =>
  error instanceof DomainError && [registrationDecided.code, 'not_found'].includes(error.code);

/**
 * Does the same to one registration after another, each in its own transaction: ended halfway, it goes on where it was. It goes no further
 * once who started it may not do it any more.
 */
@Injectable()
export class RunBulk implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(RunBulk.name);
  private stopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly decide: DecideRegistration,
    private readonly deleting: DeleteRegistrations,
    private readonly jobs: Jobs,
    private readonly restoring: RestoreRegistration,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(bulkJob, (payload, { number }) => this.execute((payload as { id: string }).id, number));
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async execute(id: string, attempt = 1): Promise<void> {
    const bulk = await this.database.manager.findOneBy(RegistrationBulk, { id, finishedAt: IsNull() });
    if (!bulk) return;
    const starter = await this.sessions.principal('admin', bulk.startedBy);
    if (starter?.kind !== 'super-admin')
      await this.database.run(settleAll, [id, 'Whoever started this is not a super admin any more.']);
    const next = await this.database.query<{ id: string }>(waiting, [id]);
    for (const registration of next) {
      if (this.stopping) break;
      if (!(await this.settle(bulk, registration.id, attempt >= tries))) break;
    }
    if (next.length > 0) await this.jobs.add(bulkJob, { id });
    else
      await this.database.manager.update(
        RegistrationBulk,
        { id, finishedAt: IsNull() },
        { finishedAt: this.clock.now() },
      );
  }

  /**
   * What a registration does not allow is its failure, unless somebody has decided on it meanwhile. Everything else ends the job, which is tried again; at the last of these tries it
   * is the registration's failure too, and the next ones are tried anew: answers whether to go on, which ends when somebody stops it.
   */
  private async settle(bulk: RegistrationBulk, memberId: string, isLastTry: boolean): Promise<boolean> {
    try {
      return await this.database.transaction(async () => {
        if ((await this.database.run(settle, [bulk.id, memberId, null, false])) === 0) return false;
        await this.act(bulk, memberId);
        return true;
      });
    } catch (error) {
      const isRefused = error instanceof DomainError;
      if (!isRefused && !isLastTry) throw error;
      if (!isRefused) this.log.error(`Work on ${memberId} was given up: ${(error as Error).stack}`);
      const failure = isRefused ? error.message : 'Something went wrong on our side.';
      await this.database.run(settle, [bulk.id, memberId, failure, isDecided(error)]);
      return isRefused;
    }
  }

  private async act({ act, startedBy, announced, reason }: RegistrationBulk, memberId: string): Promise<void> {
    const admin = { kind: 'super-admin', id: startedBy } as const;
    if (act === BulkAct.Approve) return this.decide.approve(admin, memberId, announced);
    if (act === BulkAct.Reject) return this.decide.reject(admin, memberId, reason ?? '', announced);
    if (act === BulkAct.Delete) return this.deleting.execute(admin, memberId);
    return this.restoring.execute(admin, memberId);
  }
}
