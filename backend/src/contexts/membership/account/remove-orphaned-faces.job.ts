import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Pictures } from '../../../platform/pictures/pictures';
import { faces } from './faces';

const known = {
  name: 'account-known-pictures',
  text: 'select picture_id as id from membership.users where picture_id = any($1)',
};

/** Removes pictures that were put or forgotten by a process that died before it was done. */
@Injectable()
export class RemoveOrphanedFacesJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly pictures: Pictures,
  ) {}

  onModuleInit(): void {
    this.jobs.every('36 4 * * *', 'remove-orphaned-faces', () =>
      this.pictures.removeOrphans(faces, async (ids) =>
        (await this.database.query<{ id: string }>(known, [ids])).map(({ id }) => id),
      ),
    );
  }
}
