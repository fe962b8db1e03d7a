import { Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { MembershipModule } from '../membership';
import { ActivityController } from './activity/activity.controller';
import { ActivityQueries } from './activity/activity.queries';
import { CountOutcomes } from './activity/count-outcomes';
import { AlertLinks } from './alerts/alert-links';
import { DigestQueries } from './alerts/digest.queries';
import { MailMatchDigestsJob } from './alerts/mail-match-digests.job';
import { MatchAlertsController } from './alerts/match-alerts.controller';
import { MatchAlertsQueries } from './alerts/match-alerts.queries';
import { SetMatchAlerts } from './alerts/set-match-alerts';
import { WriteDigest } from './alerts/write-digest';
import { InnovationDemo } from './demo/innovation.demo';
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
import { ProblemsController } from './problems/problems.controller';
import { ProblemsQueries } from './problems/problems.queries';
import { SubmitProblem } from './problems/submit-problem';
import { DecideProposal } from './proposals/decide-proposal';
import { ProposalMail } from './proposals/proposal-mail';
import { ProposalsController } from './proposals/proposals.controller';
import { ProposalsQueries } from './proposals/proposals.queries';
import { ProposeSolution } from './proposals/propose-solution';
import { WithdrawProposal } from './proposals/withdraw-proposal';
import { WhenProblemSubmitted } from './reactions/when-problem-submitted';
import { WhenSolutionPublished } from './reactions/when-solution-published';
import { PublishSolution } from './solutions/publish-solution';
import { SolutionsController } from './solutions/solutions.controller';
import { SolutionsQueries } from './solutions/solutions.queries';
import { SubmitSolution } from './solutions/submit-solution';
import { SumUpInnovationCountsJob } from './sum-up-counts.job';

@Module({
  imports: [BillingModule, MembershipModule],
  controllers: [
    ProblemsController,
    SolutionsController,
    ProposalsController,
    MatchesController,
    MatchAlertsController,
    InvitationsController,
    ActivityController,
  ],
  providers: [
    ActivityQueries,
    AlertLinks,
    CountOutcomes,
    DecideProposal,
    DigestQueries,
    EndInvitations,
    EstimateValue,
    ExportVerdicts,
    FindMatches,
    InnovationDemo,
    InvitationsQueries,
    InviteToPropose,
    JudgeMatch,
    MailMatchDigestsJob,
    MatchAlertsQueries,
    MatchesQueries,
    MoneyQueries,
    ProblemsQueries,
    ProposalMail,
    ProposalsQueries,
    ProposeSolution,
    PublishSolution,
    SetMatchAlerts,
    SimilarQueries,
    SolutionsQueries,
    SubmitProblem,
    SubmitSolution,
    SumUpInnovationCountsJob,
    WhenProblemSubmitted,
    WhenSolutionPublished,
    WithdrawProposal,
    WithdrawVerdict,
    WriteDigest,
  ],
})
export class InnovationModule {}
