import { Module } from '@nestjs/common';
import { AddMessage } from './add-message';
import { BlockMessages } from './block-messages';
import { ConversationFiles } from './conversation-files';
import { ConversationFilesController } from './conversation-files.controller';
import { ConversationsController } from './conversations.controller';
import { ConversationsQueries } from './conversations.queries';
import { DecideReport } from './decide-report';
import { ConversationsDemo } from './demo/conversations.demo';
import { DirectMessagesQueries } from './direct-messages.queries';
import { FindConversation } from './find-conversation';
import { FollowConversation } from './follow-conversation';
import { MailWaitingMessagesJob } from './mail-waiting-messages.job';
import { MessageBlocksController } from './message-blocks.controller';
import { MessageReportsController } from './message-reports.controller';
import { MessageReportsQueries } from './message-reports.queries';
import { RemoveUnsentFilesJob } from './remove-unsent-files.job';
import { ReportMessage } from './report-message';
import { SendDirectMessage } from './send-direct-message';
import { StartConversation } from './start-conversation';
import { WhenMemberLeavesConversations } from './when-member-leaves';
import { WritablePeopleController } from './writable-people.controller';

@Module({
  controllers: [
    ConversationsController,
    ConversationFilesController,
    MessageBlocksController,
    MessageReportsController,
    WritablePeopleController,
  ],
  providers: [
    AddMessage,
    BlockMessages,
    ConversationFiles,
    ConversationsDemo,
    ConversationsQueries,
    DecideReport,
    DirectMessagesQueries,
    FindConversation,
    FollowConversation,
    MailWaitingMessagesJob,
    MessageReportsQueries,
    RemoveUnsentFilesJob,
    ReportMessage,
    SendDirectMessage,
    StartConversation,
    WhenMemberLeavesConversations,
  ],
})
export class ConversationsModule {}
