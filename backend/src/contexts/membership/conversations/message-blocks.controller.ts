import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { BlockMessages } from './block-messages';
import { blockedAlready } from './conversations.errors';
import { blockingMessages } from './conversations.limits';
import { BlockMessagesDto, MessageBlockDto } from './message-blocks.dto';

@ApiTags('membership: conversations')
@Controller('api/message-blocks')
export class MessageBlocksController {
  constructor(private readonly blocks: BlockMessages) {}

  /** Whom the viewer takes no messages from, newest first, at most 200. */
  @Get()
  @Access('member')
  listMessageBlocks(@CurrentViewer() viewer: Viewer): Promise<MessageBlockDto[]> {
    return this.blocks.list(viewer);
  }

  /** Take no more messages from a person, or from anybody of an organization. Neither writes to the other then; nobody is told. */
  @Post()
  @Creates()
  @Limited(blockingMessages)
  @Access('member', 'owners, admins, members and viewers who are in a conversation with them')
  @Problems(notFound('person or organization'), blockedAlready)
  async blockMessages(@Body() body: BlockMessagesDto, @CurrentViewer() viewer: Viewer): Promise<MessageBlockDto[]> {
    await this.blocks.block(viewer, body);
    return this.blocks.list(viewer);
  }

  /** Take messages again. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(blockingMessages)
  @Access('member', 'the owner of the block, who has blocked them')
  @Problems(notFound('block'))
  unblockMessages(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.blocks.unblock(viewer, id);
  }
}
