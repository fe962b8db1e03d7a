export { ProblemSubmitted, ProposalDecided, SolutionProposed, SolutionPublished } from './innovation.events';
export { InnovationModule } from './innovation.module';
