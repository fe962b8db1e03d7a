import { Controller, Delete, Get, HttpCode, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFile } from '../../../platform/files/answer-file';
import { DownloadsFile } from '../../../platform/files/downloads';
import { Files } from '../../../platform/files/files';
import { storageFull } from '../../../platform/files/files.errors';
import { AttachFileQuery } from '../../../platform/files/kept-file.dto';
import { TakesFile, uploadIn } from '../../../platform/files/uploads';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { organizationRequired } from '../membership.errors';
import { ConversationFiles, messageFiles } from './conversation-files';
import { ConversationFileDto } from './conversation-files.dto';
import { conversationEnded, messageFilesFull } from './conversations.errors';
import { attachingToMessages, downloadingFromMessages } from './conversations.limits';

@ApiTags('membership: conversations')
@Controller('api/conversations/:id/files')
export class ConversationFilesController {
  constructor(
    private readonly conversationFiles: ConversationFiles,
    private readonly files: Files,
  ) {}

  /**
   * Attach a file to the message that the viewer is writing: up to 10, of 20 MB each. Others see it once it is sent, by naming it in
   * the message.
   */
  @Post()
  @HttpCode(200)
  @TakesFile(messageFiles)
  @Limited(attachingToMessages)
  @Access('member', 'owners, admins and members who are in the conversation')
  @Problems(notFound('conversation'), conversationEnded, organizationRequired, messageFilesFull, storageFull)
  attachToMessage(
    @Id() id: string,
    @Query() { name }: AttachFileQuery,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ConversationFileDto> {
    return this.conversationFiles.attach(viewer, id, uploadIn(request, name));
  }

  /** A file of a conversation. It is never changed; whoever asks again is asked again who they are. */
  @Get(':fileId')
  @DownloadsFile(messageFiles)
  @Limited(downloadingFromMessages)
  @Access('member', 'who is in the conversation; what is not sent, its owner alone, who has attached it')
  @Problems(notFound('conversation, or file of it'))
  async downloadMessageFile(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(this.files, fileId, await this.conversationFiles.find(viewer, id, fileId), request, reply);
  }

  /** Take a file away from a message, for good, before it is sent or after. What the message says stays, and who has the file keeps it. */
  @Delete(':fileId')
  @HttpCode(204)
  @Limited(attachingToMessages)
  @Access(
    'member',
    'members who have attached it; once it is sent, owners and admins of the organization that they wrote for, too',
  )
  @Problems(notFound('conversation, or file of it that is the viewer’s to remove'))
  removeFromMessage(@Id() id: string, @Id('fileId') fileId: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.conversationFiles.remove(viewer, id, fileId);
  }
}
