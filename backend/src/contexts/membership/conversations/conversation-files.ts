import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { documents } from '../../../platform/files/documents';
import type { FileUse, StoredFile } from '../../../platform/files/stored-file';
import { TakeFile } from '../../../platform/files/take-file';
import type { Upload } from '../../../platform/files/uploads';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ConversationFile } from './conversation-file.entity';
import type { ConversationFileDto } from './conversation-files.dto';
import { messageFilesFull } from './conversations.errors';
import { mostFilesOfMessage } from './direct-messages.dto';
import { FindConversation } from './find-conversation';

export const messageFiles = { ...documents, prefix: 'membership/message-files' } as const satisfies FileUse;

const unsent = {
  name: 'conversation-files-unsent',
  text: `select count(*)::int as count from membership.conversation_files
    where conversation_id = $1 and attached_by = $2 and message_id is null`,
};
const find = {
  name: 'conversation-files-find',
  text: `select key, name, type, bytes from membership.conversation_files
    where id = $1 and conversation_id = $2 and (message_id is not null or attached_by = $3)`,
};
const remove = {
  name: 'conversation-files-remove',
  text: `delete from membership.conversation_files
    where id = $1 and conversation_id = $2 and attached_by = $3 and message_id is null returning key`,
};

/** What people send with their messages: attached while they write, and theirs alone until they send it. */
@Injectable()
export class ConversationFiles {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly conversations: FindConversation,
    private readonly database: Database,
    private readonly taking: TakeFile,
  ) {}

  /** Throws `not_found`, `conversation_ended`, `message_files_full` and what `Files.put` throws; nothing is kept then. */
  async attach(viewer: Viewer, conversationId: string, upload: Upload): Promise<ConversationFileDto> {
    return this.taking.execute(messageFiles, {
      upload,
      admit: () => this.admit(viewer, conversationId),
      keep: async ({ key, name, type, bytes }) => {
        await this.admit(viewer, conversationId);
        const attachedAt = this.clock.now();
        const row = { conversationId, attachedBy: viewer.id, key, name, type, bytes, attachedAt };
        const { id } = await this.database.insert(ConversationFile, row);
        const file = { id, name, type, bytes };
        await this.audit.record(viewer, 'message.file-attached', `conversation:${conversationId}`, { file });
        return file;
      },
    });
  }

  /** Throws `not_found` for one that was sent as well: what others have read stays. */
  async remove(viewer: Viewer, conversationId: string, id: string): Promise<void> {
    const key = await this.database.transaction(async () => {
      await this.conversations.execute(viewer, conversationId);
      const removed = await this.database.queryOne<{ key: string }>(remove, [id, conversationId, viewer.id]);
      if (!removed) throw notFound('file');
      await this.audit.record(viewer, 'message.file-removed', `conversation:${conversationId}`, { id });
      return removed.key;
    });
    await this.taking.forget([key]);
  }

  /** For who is in the conversation; what is not sent, for who has attached it. Throws `not_found`. */
  async find(viewer: Viewer, conversationId: string, id: string): Promise<StoredFile> {
    await this.conversations.execute(viewer, conversationId);
    const found = await this.database.queryOne<StoredFile>(find, [id, conversationId, viewer.id]);
    if (!found) throw notFound('file');
    return found;
  }

  private async admit(viewer: Viewer, conversationId: string): Promise<void> {
    await this.conversations.toWrite(viewer, conversationId);
    const { count } = await this.database.one<{ count: number }>(unsent, [conversationId, viewer.id]);
    if (count >= mostFilesOfMessage) throw messageFilesFull(mostFilesOfMessage);
  }
}
