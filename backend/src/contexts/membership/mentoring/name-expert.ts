import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { MentorKind } from './mentoring.enums';

const name = {
  name: 'mentoring-name-expert',
  text: `update membership.mentors set kind = $2 where id = $1
    returning (select kind from membership.mentors where id = $1) as former`,
};

/** A super admin says whether a mentor is an expert of the alliance. Sessions that are booked count as what they were. */
@Injectable()
export class NameExpert {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `not_found`. What changes nothing leaves nothing. */
  async execute(viewer: Viewer, id: string, kind: MentorKind): Promise<void> {
    await this.database.transaction(async () => {
      const named = await this.database.queryOne<{ former: MentorKind }>(name, [id, kind]);
      if (!named) throw notFound('mentor');
      if (named.former === kind) return;
      const facts = { before: { kind: named.former }, after: { kind } };
      await this.audit.record(viewer, 'mentor.kind-changed', `mentor:${id}`, facts);
    });
  }
}
