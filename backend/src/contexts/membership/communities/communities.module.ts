import { Module } from '@nestjs/common';
import { AdmitPerson } from './admit-person';
import { AnswerAppeal } from './answer-appeal';
import { AppealMeasure } from './appeal-measure';
import { AssignCommunityRole } from './assign-community-role';
import { ChangeCommunity } from './change-community';
import { CommunitiesController } from './communities.controller';
import { CommunitiesFinder } from './communities.finder';
import { CommunitiesQueries } from './communities.queries';
import { CommunityDoor } from './community-door';
import { CommunityMentions } from './community-mentions';
import { CommunityPeopleController } from './community-people.controller';
import { CommunityPeopleQueries } from './community-people.queries';
import { CommunityWork } from './community-work';
import { DeletePost } from './delete-post';
import { CommunitiesDemo } from './demo/communities.demo';
import { DiscussionsController } from './discussions.controller';
import { DiscussionsQueries } from './discussions.queries';
import { DismissReports } from './dismiss-reports';
import { EditPost } from './edit-post';
import { InviteToCommunity } from './invite-to-community';
import { JoinCommunity } from './join-community';
import { LeaveCommunity } from './leave-community';
import { LiftMeasure } from './lift-measure';
import { LockCommunity } from './lock-community';
import { LockMeasure } from './lock-measure';
import { LockPost } from './lock-post';
import { MailCommunityDigestsJob } from './mail-community-digests.job';
import { CloseCommunity } from './management/close-community';
import { CommunityManagementController } from './management/community-management.controller';
import { CommunityManagementQueries } from './management/community-management.queries';
import { CreateCommunity } from './management/create-community';
import { ManagedMeasuresController } from './management/measures.controller';
import { ReportedPostsController } from './management/reported-posts.controller';
import { MarkRead } from './mark-read';
import { MarkThread } from './mark-thread';
import { ModerationController } from './moderation.controller';
import { ModerationQueries } from './moderation.queries';
import { ReactToPost } from './react-to-post';
import { RemoveOldCommunityInvitationsJob } from './remove-old-community-invitations.job';
import { ReplyToThread } from './reply-to-thread';
import { ReportPost } from './report-post';
import { StartThread } from './start-thread';
import { TakeMeasure } from './take-measure';
import { TellOfModeration } from './tell-of-moderation';
import { WithdrawCommunityInvitation } from './withdraw-community-invitation';

@Module({
  controllers: [
    CommunitiesController,
    CommunityManagementController,
    CommunityPeopleController,
    DiscussionsController,
    ManagedMeasuresController,
    ModerationController,
    ReportedPostsController,
  ],
  providers: [
    AdmitPerson,
    AnswerAppeal,
    AppealMeasure,
    AssignCommunityRole,
    ChangeCommunity,
    CloseCommunity,
    CommunitiesDemo,
    CommunitiesFinder,
    CommunitiesQueries,
    CommunityDoor,
    CommunityManagementQueries,
    CommunityMentions,
    CommunityPeopleQueries,
    CommunityWork,
    CreateCommunity,
    DeletePost,
    DiscussionsQueries,
    DismissReports,
    EditPost,
    InviteToCommunity,
    JoinCommunity,
    LeaveCommunity,
    LiftMeasure,
    LockCommunity,
    LockMeasure,
    LockPost,
    MailCommunityDigestsJob,
    MarkRead,
    MarkThread,
    ModerationQueries,
    ReactToPost,
    RemoveOldCommunityInvitationsJob,
    ReplyToThread,
    ReportPost,
    StartThread,
    TakeMeasure,
    TellOfModeration,
    WithdrawCommunityInvitation,
  ],
})
export class CommunitiesModule {}
