import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs';
import { Pictures } from '../../../platform/pictures/pictures';
import { logos } from './logos';
import { ProfileQueries } from './profile.queries';

/** Removes logos that were put or forgotten by a process that died before it was done. */
@Injectable()
export class RemoveOrphanedLogosJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly pictures: Pictures,
    private readonly queries: ProfileQueries,
  ) {}

  onModuleInit(): void {
    this.jobs.every('33 4 * * *', 'remove-orphaned-logos', () =>
      this.pictures.removeOrphans(logos, (ids) => this.queries.knownLogos(ids)),
    );
  }
}
