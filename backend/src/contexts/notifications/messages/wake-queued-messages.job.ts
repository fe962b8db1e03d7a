import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { enqueueMessage, wakeMessagesJob } from './message-jobs';

/** Those that wait for the server or whose job got lost with its process. Claimed ones are being sent, held ones wait for the end of quiet hours. */
const waiting = {
  name: 'messages-waiting',
  text: `select id, queued_at as "queuedAt" from notifications.messages
    where state = 'queued' and not deferred and queued_at < $1
      and (claimed_until is null or claimed_until < $2) and (held_until is null or held_until <= $2)
    order by queued_at limit 20 for update skip locked`,
};

/** Tries the oldest waiting messages every minute; each one that gets through calls for the next. */
@Injectable()
export class WakeQueuedMessagesJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', wakeMessagesJob, () => this.execute());
  }

  async execute(): Promise<void> {
    await this.database.transaction(async () => {
      const messages = await this.database.query<{ id: string; queuedAt: string }>(waiting, [
        this.clock.in(-30_000),
        this.clock.now(),
      ]);
      for (const { id, queuedAt } of messages) await enqueueMessage(this.jobs, id, new Date(queuedAt));
    });
  }
}
