import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { editedMeanwhile } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { User } from '../accounts/user.entity';
import type { UpdateProfileDto } from './account.dto';

/** What a person says of themselves. The record says which fields they have changed, and keeps none of their words. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `edited_meanwhile`. What is left out stays; what changes nothing leaves nothing. */
  async execute({ id, kind }: Viewer, { revision, ...form }: UpdateProfileDto): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const person = await manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const fields = person.describe(form, revision);
      if (!fields) throw editedMeanwhile();
      if (fields.length === 0) return;
      await manager.save(person);
      await this.audit.record({ kind, id }, 'profile.changed', `person:${id}`, { fields });
    });
  }
}
