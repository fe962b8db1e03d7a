import { Global, Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { MembershipModule, OrganizationWork } from '../membership';
import { ActivityController } from './activity/activity.controller';
import { ActivityQueries } from './activity/activity.queries';
import { CountOutcomes } from './activity/count-outcomes';
import { DigestQueries } from './alerts/digest.queries';
import { MailMatchDigestsJob } from './alerts/mail-match-digests.job';
import { MatchAlertsController } from './alerts/match-alerts.controller';
import { MatchAlertsQueries } from './alerts/match-alerts.queries';
import { SetMatchAlerts } from './alerts/set-match-alerts';
import { StopLinks } from './alerts/stop-links';
import { StopMails } from './alerts/stop-mails';
import { FormerStopMailsController, StopMailsController } from './alerts/stop-mails.controller';
import { WriteDigest } from './alerts/write-digest';
import { AnswersController } from './answers/answers.controller';
import { AnswersQueries } from './answers/answers.queries';
import { PullInAnswers } from './answers/pull-in-answers';
import { RemindOfAnswersJob } from './answers/remind-of-answers.job';
import { RequireAnswers } from './answers/require-answers';
import { WriteReminder } from './answers/write-reminder';
import { AnalyticsController } from './dashboard/analytics.controller';
import { AnalyticsQueries } from './dashboard/analytics.queries';
import { DashboardController } from './dashboard/dashboard.controller';
import { DashboardQueries } from './dashboard/dashboard.queries';
import { ReadAnalytics } from './dashboard/read-analytics';
import { InnovationDemo } from './demo/innovation.demo';
import { AddReviewer } from './evaluation/add-reviewer';
import { Blindness } from './evaluation/blindness';
import { ChangeRubric } from './evaluation/change-rubric';
import { ChooseLead } from './evaluation/choose-lead';
import { EvaluationQueries } from './evaluation/evaluation.queries';
import { EvaluationMail } from './evaluation/evaluation-mail';
import { ExcuseReviewer } from './evaluation/excuse-reviewer';
import { LockEvaluation } from './evaluation/lock-evaluation';
import { OwnReview } from './evaluation/own-review';
import { RankingQueries } from './evaluation/ranking.queries';
import { ReadPanel } from './evaluation/read-panel';
import { RemoveReviewer } from './evaluation/remove-reviewer';
import { ReviewersController } from './evaluation/reviewers.controller';
import { ReviewsController } from './evaluation/reviews.controller';
import { RubricController } from './evaluation/rubric.controller';
import { RubricQueries } from './evaluation/rubric.queries';
import { ScoreProposal } from './evaluation/score-proposal';
import { AttachFile } from './files/attach-file';
import { FilesQueries } from './files/files.queries';
import { KeptFiles } from './files/kept-files';
import { OwnFiles } from './files/own-files';
import { ProblemFilesController } from './files/problem-files.controller';
import { RemoveFile } from './files/remove-file';
import { RemoveOrphanedFilesJob } from './files/remove-orphaned-files.job';
import { StorageController } from './files/storage.controller';
import { InnovationFinders } from './innovation.finders';
import { EndInvitations } from './invitations/end-invitations';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsQueries } from './invitations/invitations.queries';
import { InviteToPropose } from './invitations/invite-to-propose';
import { WhoMayInvite } from './invitations/who-may-invite';
import { LeaveAlliance } from './leaving/leave-alliance';
import { LifecycleController } from './lifecycle/lifecycle.controller';
import { ProjectOriginsQueries } from './lifecycle/project-origins.queries';
import { StartProjectFor } from './lifecycle/start-project-for';
import { ExportVerdicts } from './matches/export-verdicts';
import { FindMatches } from './matches/find-matches';
import { JudgeMatch } from './matches/judge-match';
import { KeptMatchesQueries } from './matches/kept-matches.queries';
import { KnownPairs } from './matches/known-pairs';
import { MatchesController } from './matches/matches.controller';
import { MatchesQueries } from './matches/matches.queries';
import { SimilarQueries } from './matches/similar.queries';
import { WithdrawVerdict } from './matches/withdraw-verdict';
import { EstimateValue } from './money/estimate-value';
import { MoneyQueries } from './money/money.queries';
import { AddMetric } from './outcomes/add-metric';
import { AttachEvidence } from './outcomes/attach-evidence';
import { ClaimValue } from './outcomes/claim-value';
import { CorrectValue } from './outcomes/correct-value';
import { DecideValue } from './outcomes/decide-value';
import { DiscussValue } from './outcomes/discuss-value';
import { DisputesController } from './outcomes/disputes.controller';
import { EditMetric } from './outcomes/edit-metric';
import { EnterValue } from './outcomes/enter-value';
import { EvidenceController } from './outcomes/evidence.controller';
import { MeasureMetric } from './outcomes/measure-metric';
import { MetricsController } from './outcomes/metrics.controller';
import { MetricsQueries } from './outcomes/metrics.queries';
import { OutcomesController } from './outcomes/outcomes.controller';
import { OutcomesQueries } from './outcomes/outcomes.queries';
import { OwnMetrics } from './outcomes/own-metrics';
import { OwnValues } from './outcomes/own-values';
import { RemarksQueries } from './outcomes/remarks.queries';
import { ReopenValue } from './outcomes/reopen-value';
import { TellOfValues } from './outcomes/tell-of-values';
import { ChangeProblemStatus } from './problems/change-problem-status';
import { DiscardProblemDraft } from './problems/discard-problem-draft';
import { EditProblem } from './problems/edit-problem';
import { OwnProblem } from './problems/own-problem';
import { ProblemLifecycleController } from './problems/problem-lifecycle.controller';
import { ProblemsController } from './problems/problems.controller';
import { ProblemsQueries } from './problems/problems.queries';
import { ReadProblemContent } from './problems/read-problem-content';
import { SubmitProblem } from './problems/submit-problem';
import { SubmitProblemDraft } from './problems/submit-problem-draft';
import { AnswerProjectInvitation } from './projects/answer-project-invitation';
import { EditProject } from './projects/edit-project';
import { ChangeProjectFiles } from './projects/files/change-project-files';
import { ProjectFilesController } from './projects/files/project-files.controller';
import { ProjectFilesQueries } from './projects/files/project-files.queries';
import { ChangeGateItem } from './projects/phases/change-gate-item';
import { ChangeProjectStatus } from './projects/phases/change-project-status';
import { GatesQueries } from './projects/phases/gates.queries';
import { MoveProject } from './projects/phases/move-project';
import { ProjectPhasesController } from './projects/phases/project-phases.controller';
import { ProjectAccess } from './projects/project-access';
import { ProjectDetailController } from './projects/project-detail.controller';
import { ProjectDetailQueries } from './projects/project-detail.queries';
import { ProjectInvitationsQueries } from './projects/project-invitations.queries';
import { ProjectMail } from './projects/project-mail';
import { ProjectTrail } from './projects/project-trail';
import { ProjectsController } from './projects/projects.controller';
import { ProjectsQueries } from './projects/projects.queries';
import { StartProject } from './projects/start-project';
import { AnswerJoinRequest } from './projects/team/answer-join-request';
import { DescribePart } from './projects/team/describe-part';
import { HandOverLead } from './projects/team/hand-over-lead';
import { PartFromProject } from './projects/team/part-from-project';
import { ProjectTeamController } from './projects/team/project-team.controller';
import { RequestToJoin } from './projects/team/request-to-join';
import { TakeIn } from './projects/team/take-in';
import { TeamQueries } from './projects/team/team.queries';
import { TeamMail } from './projects/team/team-mail';
import { WithdrawJoinRequest } from './projects/team/withdraw-join-request';
import { ChangeMilestones } from './projects/work/change-milestones';
import { ProjectWorkController } from './projects/work/project-work.controller';
import { RecordSpend } from './projects/work/record-spend';
import { TellUpdates } from './projects/work/tell-updates';
import { WorkQueries } from './projects/work/work.queries';
import { WorkOfOrganizations } from './projects/work-of-organizations';
import { AmendProposal } from './proposals/amend-proposal';
import { DecideProposal } from './proposals/decide-proposal';
import { DecideTogether } from './proposals/decide-together';
import { ProposableQueries } from './proposals/proposable.queries';
import { ProposalMail } from './proposals/proposal-mail';
import { ProposalsController } from './proposals/proposals.controller';
import { ProposalsQueries } from './proposals/proposals.queries';
import { ProposeSolution } from './proposals/propose-solution';
import { RateFeedback } from './proposals/rate-feedback';
import { RecordDecision } from './proposals/record-decision';
import { TellAccepted } from './proposals/tell-accepted';
import { WithdrawProposal } from './proposals/withdraw-proposal';
import { AnswerQuestion } from './questions/answer-question';
import { AskQuestion } from './questions/ask-question';
import { DeleteQuestion } from './questions/delete-question';
import { EditQuestion } from './questions/edit-question';
import { HideQuestion } from './questions/hide-question';
import { LockQuestion } from './questions/lock-question';
import { Mentions } from './questions/mentions';
import { QuestionsController } from './questions/questions.controller';
import { QuestionsQueries } from './questions/questions.queries';
import { ShowQuestion } from './questions/show-question';
import { TellOfQuestions } from './questions/tell-of-questions';
import { WhenOrganizationCloses } from './reactions/when-organization-closes';
import { WhenPartnerJoins } from './reactions/when-partner-joins';
import { WhenProblemSubmitted } from './reactions/when-problem-submitted';
import { WhenProjectMoves } from './reactions/when-project-moves';
import { WhenSolutionPublished } from './reactions/when-solution-published';
import { whenTextChanges } from './reactions/when-text-changes';
import { whenWatchedChanges } from './reactions/when-watched-changes';
import { AdmitSearch } from './searches/admit-search';
import { ChangeSavedSearch } from './searches/change-saved-search';
import { DeleteSavedSearch } from './searches/delete-saved-search';
import { MailSearchDigestsJob } from './searches/mail-search-digests.job';
import { SaveSearch } from './searches/save-search';
import { SavedSearchesController } from './searches/saved-searches.controller';
import { SavedSearchesQueries } from './searches/saved-searches.queries';
import { SearchNewsQueries } from './searches/search-news.queries';
import { StopSearchAlerts } from './searches/stop-search-alerts';
import { WriteSearchDigest } from './searches/write-search-digest';
import { DiscardSolution } from './solutions/discard-solution';
import { EditSolution } from './solutions/edit-solution';
import { FollowProjects } from './solutions/follow-projects';
import { OwnSolution } from './solutions/own-solution';
import { PublishSolution } from './solutions/publish-solution';
import { SolutionsController } from './solutions/solutions.controller';
import { SolutionsQueries } from './solutions/solutions.queries';
import { SubmitSolution } from './solutions/submit-solution';
import { WithdrawSolution } from './solutions/withdraw-solution';
import { AnswerStory } from './stories/answer-story';
import { AskConsent } from './stories/ask-consent';
import { FeatureStory } from './stories/feature-story';
import { FindAddress } from './stories/find-address';
import { OwnStory } from './stories/own-story';
import { ReadStoryDraft } from './stories/read-story-draft';
import { RefigureStory } from './stories/refigure-story';
import { StoriesController } from './stories/stories.controller';
import { StoriesQueries } from './stories/stories.queries';
import { ReadStoryFigures } from './stories/story-figures';
import { StoryPictures } from './stories/story-pictures';
import { WriteStory } from './stories/write-story';
import { SumUpInnovationCountsJob } from './sum-up-counts.job';
import { Timeline } from './timeline/timeline';
import { TimelineQueries } from './timeline/timeline.queries';
import { CountViews } from './views/count-views';
import { InnovationWork } from './waiting/innovation-work';
import { BeginWatching } from './watches/begin-watching';
import { EndWatching } from './watches/end-watching';
import { MailWatchDigestsJob } from './watches/mail-watch-digests.job';
import { MarkWatches } from './watches/mark-watches';
import { SetWatchMails } from './watches/set-watch-mails';
import { WatchesController } from './watches/watches.controller';
import { WatchesQueries } from './watches/watches.queries';
import { WriteWatchDigest } from './watches/write-watch-digest';
import { OrganizationWorkController } from './work/organization-work.controller';
import { OrganizationWorkQueries } from './work/organization-work.queries';
import './innovation.audit-subjects';
import './innovation.organization-data';
import './innovation.personal-data';
import './innovation.settings';

/** Global, as membership asks it what organizations work on. */
@Global()
@Module({
  imports: [BillingModule, MembershipModule],
  controllers: [
    ProblemsController,
    ProblemLifecycleController,
    OrganizationWorkController,
    ProblemFilesController,
    StorageController,
    ProjectFilesController,
    SolutionsController,
    ProposalsController,
    AnswersController,
    MatchesController,
    MatchAlertsController,
    SavedSearchesController,
    StopMailsController,
    FormerStopMailsController,
    WatchesController,
    InvitationsController,
    QuestionsController,
    RubricController,
    ReviewersController,
    ReviewsController,
    ProjectsController,
    ProjectPhasesController,
    ProjectTeamController,
    ProjectWorkController,
    ProjectDetailController,
    LifecycleController,
    ActivityController,
    DisputesController,
    OutcomesController,
    EvidenceController,
    MetricsController,
    DashboardController,
    AnalyticsController,
    StoriesController,
  ],
  providers: [
    InnovationWork,
    InnovationFinders,
    ActivityQueries,
    AddMetric,
    AddReviewer,
    AdmitSearch,
    AmendProposal,
    AnalyticsQueries,
    AnswerProjectInvitation,
    AnswerQuestion,
    AnswerStory,
    AnswersQueries,
    AskConsent,
    AskQuestion,
    AttachEvidence,
    AttachFile,
    BeginWatching,
    Blindness,
    ChangeProblemStatus,
    ChangeRubric,
    ChangeSavedSearch,
    ChooseLead,
    ClaimValue,
    CorrectValue,
    CountOutcomes,
    CountViews,
    DashboardQueries,
    DecideProposal,
    DecideTogether,
    DecideValue,
    DeleteQuestion,
    DeleteSavedSearch,
    DigestQueries,
    DiscardProblemDraft,
    DiscardSolution,
    DiscussValue,
    ReopenValue,
    EditMetric,
    EditProblem,
    EditQuestion,
    EditSolution,
    EndInvitations,
    EndWatching,
    EnterValue,
    EstimateValue,
    EvaluationMail,
    EvaluationQueries,
    ExcuseReviewer,
    ExportVerdicts,
    FeatureStory,
    FindAddress,
    FindMatches,
    FollowProjects,
    HideQuestion,
    InnovationDemo,
    InvitationsQueries,
    InviteToPropose,
    JudgeMatch,
    LockEvaluation,
    LockQuestion,
    MailMatchDigestsJob,
    MailSearchDigestsJob,
    MailWatchDigestsJob,
    MarkWatches,
    MatchAlertsQueries,
    MatchesQueries,
    MeasureMetric,
    Mentions,
    MetricsQueries,
    MoneyQueries,
    OutcomesQueries,
    OwnFiles,
    OwnMetrics,
    OwnProblem,
    OwnReview,
    OwnSolution,
    OwnStory,
    RefigureStory,
    OwnValues,
    OrganizationWorkQueries,
    ChangeProjectFiles,
    FilesQueries,
    KeptFiles,
    KeptMatchesQueries,
    KnownPairs,
    LeaveAlliance,
    ProjectFilesQueries,
    ProblemsQueries,
    ProjectAccess,
    ChangeGateItem,
    ChangeProjectStatus,
    GatesQueries,
    MoveProject,
    AnswerJoinRequest,
    TakeIn,
    DescribePart,
    HandOverLead,
    PartFromProject,
    RequestToJoin,
    TeamMail,
    TeamQueries,
    WithdrawJoinRequest,
    ChangeMilestones,
    RecordSpend,
    TellUpdates,
    WorkQueries,
    EditProject,
    ProjectDetailQueries,
    ProjectTrail,
    ProjectInvitationsQueries,
    ProjectMail,
    ProjectsQueries,
    ProposalMail,
    ProposableQueries,
    ProposalsQueries,
    ProposeSolution,
    PublishSolution,
    PullInAnswers,
    QuestionsQueries,
    RankingQueries,
    RateFeedback,
    ReadAnalytics,
    ReadPanel,
    ReadProblemContent,
    ReadStoryDraft,
    ReadStoryFigures,
    RecordDecision,
    RemoveReviewer,
    RubricQueries,
    RemindOfAnswersJob,
    RequireAnswers,
    RemoveFile,
    RemoveOrphanedFilesJob,
    SaveSearch,
    SavedSearchesQueries,
    ScoreProposal,
    SearchNewsQueries,
    SetMatchAlerts,
    SetWatchMails,
    ShowQuestion,
    SimilarQueries,
    SolutionsQueries,
    StartProject,
    ProjectOriginsQueries,
    StartProjectFor,
    StopLinks,
    StopMails,
    StopSearchAlerts,
    StoriesQueries,
    SubmitProblem,
    SubmitProblemDraft,
    SubmitSolution,
    SumUpInnovationCountsJob,
    TellAccepted,
    TellOfQuestions,
    TellOfValues,
    Timeline,
    TimelineQueries,
    RemarksQueries,
    WatchesQueries,
    WhenProblemSubmitted,
    WhenOrganizationCloses,
    WhenPartnerJoins,
    WhenProjectMoves,
    WhenSolutionPublished,
    WithdrawProposal,
    WithdrawSolution,
    WhoMayInvite,
    WithdrawVerdict,
    WriteDigest,
    WriteReminder,
    WriteSearchDigest,
    StoryPictures,
    WriteStory,
    WriteWatchDigest,
    ...whenTextChanges,
    ...whenWatchedChanges,
    { provide: OrganizationWork, useClass: WorkOfOrganizations },
  ],
  exports: [OrganizationWork],
})
export class InnovationModule {}
