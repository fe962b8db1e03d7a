import { Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { MembershipModule } from '../membership';
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
import { OwnFiles } from './files/own-files';
import { ProblemFilesController } from './files/problem-files.controller';
import { ProblemFilesQueries } from './files/problem-files.queries';
import { RemoveFile } from './files/remove-file';
import { RemoveOrphanedFilesJob } from './files/remove-orphaned-files.job';
import { EndInvitations } from './invitations/end-invitations';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsQueries } from './invitations/invitations.queries';
import { InviteToPropose } from './invitations/invite-to-propose';
import { ExportVerdicts } from './matches/export-verdicts';
import { FindMatches } from './matches/find-matches';
import { JudgeMatch } from './matches/judge-match';
import { MatchesController } from './matches/matches.controller';
import { MatchesQueries } from './matches/matches.queries';
import { SimilarQueries } from './matches/similar.queries';
import { WithdrawVerdict } from './matches/withdraw-verdict';
import { EstimateValue } from './money/estimate-value';
import { MoneyQueries } from './money/money.queries';
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
import { AmendProposal } from './proposals/amend-proposal';
import { DecideProposal } from './proposals/decide-proposal';
import { DecideTogether } from './proposals/decide-together';
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
import { WhenProblemSubmitted } from './reactions/when-problem-submitted';
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
import { OwnSolution } from './solutions/own-solution';
import { PublishSolution } from './solutions/publish-solution';
import { SolutionsController } from './solutions/solutions.controller';
import { SolutionsQueries } from './solutions/solutions.queries';
import { SubmitSolution } from './solutions/submit-solution';
import { WithdrawSolution } from './solutions/withdraw-solution';
import { SumUpInnovationCountsJob } from './sum-up-counts.job';
import { Timeline } from './timeline/timeline';
import { TimelineQueries } from './timeline/timeline.queries';
import { BeginWatching } from './watches/begin-watching';
import { EndWatching } from './watches/end-watching';
import { MailWatchDigestsJob } from './watches/mail-watch-digests.job';
import { MarkWatches } from './watches/mark-watches';
import { SetWatchMails } from './watches/set-watch-mails';
import { WatchesController } from './watches/watches.controller';
import { WatchesQueries } from './watches/watches.queries';
import { WriteWatchDigest } from './watches/write-watch-digest';

@Module({
  imports: [BillingModule, MembershipModule],
  controllers: [
    ProblemsController,
    ProblemLifecycleController,
    ProblemFilesController,
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
    ActivityController,
  ],
  providers: [
    ActivityQueries,
    AddReviewer,
    AdmitSearch,
    AmendProposal,
    AnswerQuestion,
    AnswersQueries,
    AskQuestion,
    AttachFile,
    BeginWatching,
    Blindness,
    ChangeProblemStatus,
    ChangeRubric,
    ChangeSavedSearch,
    ChooseLead,
    CountOutcomes,
    DecideProposal,
    DecideTogether,
    DeleteQuestion,
    DeleteSavedSearch,
    DigestQueries,
    DiscardProblemDraft,
    DiscardSolution,
    EditProblem,
    EditQuestion,
    EditSolution,
    EndInvitations,
    EndWatching,
    EstimateValue,
    EvaluationMail,
    EvaluationQueries,
    ExcuseReviewer,
    ExportVerdicts,
    FindMatches,
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
    Mentions,
    MoneyQueries,
    OwnFiles,
    OwnProblem,
    OwnReview,
    OwnSolution,
    ProblemFilesQueries,
    ProblemsQueries,
    ProposalMail,
    ProposalsQueries,
    ProposeSolution,
    PublishSolution,
    PullInAnswers,
    QuestionsQueries,
    RankingQueries,
    RateFeedback,
    ReadPanel,
    ReadProblemContent,
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
    StopLinks,
    StopMails,
    StopSearchAlerts,
    SubmitProblem,
    SubmitProblemDraft,
    SubmitSolution,
    SumUpInnovationCountsJob,
    TellAccepted,
    TellOfQuestions,
    Timeline,
    TimelineQueries,
    WatchesQueries,
    WhenProblemSubmitted,
    WhenSolutionPublished,
    WithdrawProposal,
    WithdrawSolution,
    WithdrawVerdict,
    WriteDigest,
    WriteReminder,
    WriteSearchDigest,
    WriteWatchDigest,
    ...whenTextChanges,
    ...whenWatchedChanges,
  ],
})
export class InnovationModule {}
