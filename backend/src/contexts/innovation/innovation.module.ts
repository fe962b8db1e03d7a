import { Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { MembershipModule } from '../membership';
import { ActivityController } from './activity/activity.controller';
import { ActivityQueries } from './activity/activity.queries';
import { InnovationDemo } from './demo/innovation.demo';
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
import { PublishSolution } from './solutions/publish-solution';
import { SolutionsController } from './solutions/solutions.controller';
import { SolutionsQueries } from './solutions/solutions.queries';
import { SubmitSolution } from './solutions/submit-solution';
import { SumUpInnovationCountsJob } from './sum-up-counts.job';

@Module({
  imports: [BillingModule, MembershipModule],
  controllers: [ProblemsController, SolutionsController, ProposalsController, ActivityController],
  providers: [
    ActivityQueries,
    DecideProposal,
    EstimateValue,
    InnovationDemo,
    MoneyQueries,
    ProblemsQueries,
    ProposalMail,
    ProposalsQueries,
    ProposeSolution,
    PublishSolution,
    SolutionsQueries,
    SubmitProblem,
    SubmitSolution,
    SumUpInnovationCountsJob,
    WithdrawProposal,
  ],
})
export class InnovationModule {}
