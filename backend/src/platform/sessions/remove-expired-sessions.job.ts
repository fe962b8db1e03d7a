import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs';
import { Sessions } from './sessions';

@Injectable()
export class RemoveExpiredSessionsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.jobs.every('17 * * * *', 'remove-expired-sessions', async () => {
      await this.sessions.removeExpired();
    });
  }
}
