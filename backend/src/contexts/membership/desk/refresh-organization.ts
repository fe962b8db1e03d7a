import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Sessions } from '../../../platform/sessions/sessions';
import { organizationChanged } from '../membership.topics';

const people = {
  name: 'desk-people-of-organization',
  text: 'select user_id as id from membership.user_organizations where organization_id = $1 and is_active order by user_id',
};

/** Makes what an organization's people may do for it act at once, in every process. */
@Injectable()
export class RefreshOrganization {
  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly sessions: Sessions,
  ) {}

  async execute(id: string): Promise<void> {
    await this.notices.send(organizationChanged, id);
    for (const person of await this.database.query<{ id: string }>(people, [id]))
      await this.sessions.refresh(person.id);
  }
}
