import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { AddMessage } from './add-message';
import type { SendDirectMessageDto } from './direct-messages.dto';
import { FindConversation } from './find-conversation';

/** Anybody who is in a conversation writes in it, whatever their plan and role. */
@Injectable()
export class SendDirectMessage {
  constructor(
    private readonly add: AddMessage,
    private readonly database: Database,
    private readonly find: FindConversation,
  ) {}

  /** Answers its id. Throws `not_found`, `conversation_ended`, or `invalid_input` for files that are not there. */
  async execute(viewer: Viewer, conversationId: string, { text, fileIds }: SendDirectMessageDto): Promise<string> {
    return this.database.transaction(async () => {
      await this.find.toWrite(viewer, conversationId);
      return this.add.execute(viewer, conversationId, text, fileIds);
    });
  }
}
