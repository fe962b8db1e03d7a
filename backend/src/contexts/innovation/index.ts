export {
  InvitationEnded,
  ProblemSubmitted,
  ProposalDecided,
  ProposalInvited,
  SolutionProposed,
  SolutionPublished,
} from './innovation.events';
export { InnovationModule } from './innovation.module';
