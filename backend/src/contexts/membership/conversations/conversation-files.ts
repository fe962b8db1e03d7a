import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { documents } from '../../../platform/files/documents';
import { storedColumns } from '../../../platform/files/kept-file';
import { Storage } from '../../../platform/files/storage';
import type { FileUse, StoredFile } from '../../../platform/files/stored-file';
import { TakeFile } from '../../../platform/files/take-file';
import type { Upload } from '../../../platform/files/uploads';
import { canActFor, ledBy, organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { organizationRequired } from '../membership.errors';
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
  text: `select ${storedColumns} from membership.conversation_files
    where id = $1 and conversation_id = $2 and (message_id is not null or attached_by = $3)`,
};
const remove = {
  name: 'conversation-files-remove',
  text: `delete from membership.conversation_files
    where id = $1 and conversation_id = $2
      and (attached_by = $3 and organization_id = any($4) or message_id is not null and organization_id = any($5))
    returning key, attached_by as "attachedBy", message_id is not null as "isSent"`,
};
const people = {
  name: 'conversation-files-people',
  text: 'select person_id as id from membership.conversation_people where conversation_id = $1',
};

interface Removed {
  key: string;
  attachedBy: string;
  isSent: boolean;
}

/** What people send with their messages: attached while they write, and theirs alone until they send it. */
@Injectable()
export class ConversationFiles implements OnModuleInit {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly conversations: FindConversation,
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly storage: Storage,
    private readonly taking: TakeFile,
  ) {}

  onModuleInit(): void {
    this.storage.counts('membership');
  }

  /** Throws `not_found`, `conversation_ended`, `organization_required`, `message_files_full`, `storage_full` and what `Files.put` throws; nothing is kept then. */
  async attach(viewer: Viewer, conversationId: string, upload: Upload): Promise<ConversationFileDto> {
    return this.taking.execute(messageFiles, {
      upload,
      admit: (bytes) => this.admit(viewer, conversationId, bytes),
      keep: async ({ key, name, type, bytes }) => {
        const organizationId = await this.admit(viewer, conversationId, bytes);
        const attachedAt = this.clock.now();
        const row = { conversationId, organizationId, attachedBy: viewer.id, key, name, type, bytes, attachedAt };
        const { id } = await this.database.insert(ConversationFile, row);
        await this.storage.require(organizationId, bytes, true);
        const file = { id, name, type, bytes };
        await this.audit.record(viewer, 'message.file-attached', `conversation:${conversationId}`, { file });
        return file;
      },
    });
  }

  /**
   * By who has attached it; once it is sent, by who leads the organization whose storage it takes, too. What the message says stays.
   * Throws `not_found`.
   */
  async remove(viewer: Viewer, conversationId: string, id: string): Promise<void> {
    const values = [id, conversationId, viewer.id, organizationIds(viewer), ledBy(viewer)];
    const key = await this.database.transaction(async () => {
      const removed = await this.database.queryOne<Removed>(remove, values);
      if (!removed) throw notFound('file');
      const { attachedBy, isSent } = removed;
      const details = attachedBy === viewer.id ? { id } : { id, attachedBy };
      await this.audit.record(viewer, 'message.file-removed', `conversation:${conversationId}`, details);
      if (isSent) await this.tellPeople(conversationId);
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

  private async tellPeople(conversationId: string): Promise<void> {
    const told = await this.database.query<{ id: string }>(people, [conversationId]);
    await this.live.tell(
      told.map((person) => person.id),
      { kind: 'conversation', id: conversationId },
    );
  }

  /** Answers for which organization they write: viewers of it answer in words, and take none of its storage. */
  private async admit(viewer: Viewer, conversationId: string, bytes: number): Promise<string> {
    const { organizationId } = await this.conversations.toWrite(viewer, conversationId);
    if (!canActFor(viewer, organizationId)) throw organizationRequired();
    const { count } = await this.database.one<{ count: number }>(unsent, [conversationId, viewer.id]);
    if (count >= mostFilesOfMessage) throw messageFilesFull(mostFilesOfMessage);
    await this.storage.require(organizationId, bytes);
    return organizationId;
  }
}
