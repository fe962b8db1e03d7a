import { ProposalStatus as S } from '../innovation.enums';
import { accepted } from './proposals/accepted';
import { declined } from './proposals/declined';
import { pending } from './proposals/pending';
import { withdrawn } from './proposals/withdrawn';

/** A solution that was offered to a problem: both are named by the beginning of their titles; `age` is in days. */
interface DemoProposal {
  problem: string;
  solution: string;
  age: number;
  /** After how many days it was answered, or withdrawn; the usual number where it does not say. */
  answered?: number;
  note: string;
  /** What the problem's organization has answered. */
  feedback?: string;
  /** What is good about it, and what would make it better: of each that was decided. */
  good?: string;
  better?: string;
}

export const usualAnswer = 3;

const standing = (status: S, proposals: DemoProposal[]) => proposals.map((proposal) => ({ ...proposal, status }));

export const demoProposals = [
  ...standing(S.Pending, pending),
  ...standing(S.Accepted, accepted),
  ...standing(S.Declined, declined),
  ...standing(S.Withdrawn, withdrawn),
];
