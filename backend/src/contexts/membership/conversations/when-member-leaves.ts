import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ReactsTo } from '../../../platform/events/domain-event';
import { MemberRemoved } from '../membership.events';

const leave = {
  name: 'conversation-leave',
  text: 'delete from membership.conversation_people where organization_id = $1 and person_id = $2',
};

/** Whoever leaves an organization is in its conversations no more, also when they come back. */
@Injectable()
@ReactsTo(MemberRemoved, 'membership.leave-conversations')
export class WhenMemberLeavesConversations {
  constructor(private readonly database: Database) {}

  async handle({ organizationId, userId }: MemberRemoved): Promise<void> {
    await this.database.run(leave, [organizationId, userId]);
  }
}
