import { DomainError } from '../../platform/http/domain-error';
import type { ProblemStatus, ProposalStatus, SolutionStatus } from './innovation.enums';

export const organizationRequired = () =>
  new DomainError(
    'organization_required',
    'forbidden',
    'Only owners, admins and members of an organization can do this on its behalf.',
  );

export const problemNotOpen = (status: ProblemStatus) =>
  new DomainError('problem_not_open', 'conflict', `This problem is ${words(status)} and takes no new proposals.`);

export const alreadyProposed = () =>
  new DomainError('already_proposed', 'conflict', 'This solution has been proposed to this problem already.');

export const proposalDecided = (status: ProposalStatus) =>
  new DomainError('proposal_decided', 'conflict', `This proposal has been ${status} already.`, { allowed: [] });

export const solutionNotDraft = (status: SolutionStatus) =>
  new DomainError('solution_not_draft', 'conflict', `This solution is ${status} already.`, { allowed: [] });

const words = (status: string) => status.replace('_', ' ');
