import { canActFor, leads } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { type ConflictKind, type Excuse, ProblemStatus, ProposalStatus, ReviewState } from '../innovation.enums';
import type { ScoredProposal } from './rank-proposals';
import type { Criterion, Mark } from './rubric';

/** Of an evaluation what says who may do what. */
export interface Evaluated {
  problemId: string;
  organizationId: string;
  submitterId: string | null;
  status: ProblemStatus;
  leadId: string | null;
  hasReviewers: boolean;
}

/** Whether somebody may say who reviews: owners and admins, who submitted the problem, and who leads. */
export const mayManage = (viewer: Viewer, { organizationId, submitterId, leadId }: Omit<Evaluated, 'hasReviewers'>) =>
  leads(viewer, organizationId) || (canActFor(viewer, organizationId) && [submitterId, leadId].includes(viewer.id));

/** Whether somebody may accept and decline: with reviewers owners, admins and who leads them, without whoever may act. */
export const mayDecide = (
  viewer: Viewer,
  { organizationId, leadId, hasReviewers }: Pick<Evaluated, 'organizationId' | 'leadId' | 'hasReviewers'>,
) => canActFor(viewer, organizationId) && (!hasReviewers || leads(viewer, organizationId) || leadId === viewer.id);

export interface PanelReviewer {
  id: string;
  name: string;
  profileImageUrl: string | null;
  /** Whether they may act for the problem's organization. */
  isActive: boolean;
  /** Every organization that they belong to. */
  organizations: string[];
  /** When they made themselves a reviewer; nothing where somebody else asked them. */
  addedThemselvesAt: string | null;
}

export interface PanelProposal {
  id: string;
  organizationId: string;
  status: ProposalStatus;
  version: number;
}

export interface PanelReview {
  proposalId: string;
  personId: string;
  rubricVersion: number | null;
  proposalVersion: number | null;
  marks: Mark[] | null;
  comment: string | null;
  scoredAt: string | null;
  excuse: Excuse | null;
  excuseReason: string | null;
}

/** What two organizations have with each other. */
export interface Tie {
  one: string;
  other: string;
  kind: ConflictKind;
}

interface Facts<Proposal extends PanelProposal> extends Omit<Evaluated, 'hasReviewers'> {
  rubricVersion: number;
  criteria: Criterion[];
  reviewers: PanelReviewer[];
  proposals: Proposal[];
  reviews: PanelReview[];
  ties: Tie[];
}

const { Scored, Due, OwnOrganization, Left } = ReviewState;

/** Who reviews which proposals to a problem, how far they are, and what each may see of it. */
export class Panel<Proposal extends PanelProposal = PanelProposal> {
  private readonly reviews: ReadonlyMap<string, PanelReview>;

  constructor(readonly facts: Facts<Proposal>) {
    this.reviews = new Map(facts.reviews.map((review) => [`${review.proposalId} ${review.personId}`, review]));
  }

  get proposals(): Proposal[] {
    return this.facts.proposals;
  }

  reviewer(personId: string): PanelReviewer | undefined {
    return this.facts.reviewers.find(({ id }) => id === personId);
  }

  reviewOf(proposalId: string, personId: string): PanelReview | undefined {
    return this.reviews.get(`${proposalId} ${personId}`);
  }

  /** Reviews of a proposal by people who are reviewers no more. */
  formerOf(proposalId: string): PanelReview[] {
    return this.facts.reviews.filter((one) => one.proposalId === proposalId && !this.reviewer(one.personId));
  }

  /** Whether a score was made on what is in force, so that it counts unless its reviewer is excused. */
  isCurrent({ rubricVersion, proposalVersion }: PanelReview, { version }: PanelProposal): boolean {
    return rubricVersion === this.facts.rubricVersion && proposalVersion === version;
  }

  stateOf(reviewer: PanelReviewer, proposal: PanelProposal): ReviewState {
    if (reviewer.organizations.includes(proposal.organizationId)) return OwnOrganization;
    const review = this.reviewOf(proposal.id, reviewer.id);
    if (review?.excuse) return ReviewState[review.excuse === 'recused' ? 'Recused' : 'Excluded'];
    if (review && this.isCurrent(review, proposal)) return Scored;
    return reviewer.isActive ? Due : Left;
  }

  /** What the organizations of a reviewer have with the proposing one. */
  conflictsOf(reviewer: PanelReviewer, { organizationId }: PanelProposal): ConflictKind[] {
    const found = this.facts.ties.filter(
      ({ one, other }) => other === organizationId && reviewer.organizations.includes(one),
    );
    return [...new Set(found.map(({ kind }) => kind))].sort();
  }

  /** Whether somebody made themselves its reviewer once it was there: until then they saw whose it is, also where they had reviewed before. */
  cameLater({ addedThemselvesAt }: PanelReviewer, { createdAt }: { createdAt: string }): boolean {
    return addedThemselvesAt !== null && Date.parse(addedThemselvesAt) > Date.parse(createdAt);
  }

  /** The scores of a proposal that count, and how many are missing. */
  scoredOf(proposal: PanelProposal): ScoredProposal {
    const states = this.facts.reviewers.map((reviewer) => ({ reviewer, state: this.stateOf(reviewer, proposal) }));
    return {
      id: proposal.id,
      scores: states
        .filter(({ state }) => state === Scored)
        .map(({ reviewer }) => ({ marks: this.reviewOf(proposal.id, reviewer.id)?.marks ?? [] })),
      waiting: this.facts.rubricVersion > 0 ? states.filter(({ state }) => state === Due).length : 0,
    };
  }

  /** How many of the proposals a reviewer has in a state. */
  count(reviewer: PanelReviewer, state: ReviewState): number {
    if (state === Due && this.facts.rubricVersion === 0) return 0;
    return this.facts.proposals.filter((proposal) => this.stateOf(reviewer, proposal) === state).length;
  }

  /** Whether it is kept from the viewer who makes a proposal: they are to review it, and no score of theirs counts. */
  isBlind(viewer: Viewer, proposal: PanelProposal): boolean {
    const reviewer = this.reviewer(viewer.id);
    if (!reviewer || proposal.status !== ProposalStatus.Pending || this.facts.rubricVersion === 0) return false;
    return ![Scored, OwnOrganization].includes(this.stateOf(reviewer, proposal));
  }

  /**
   * Whether the viewer sees what was scored of a proposal, where they may see the ranking: who is blind does not, nor, until it is
   * decided, do people of an organization that proposes to another.
   */
  showsScores(viewer: Viewer, proposal: PanelProposal): boolean {
    if (this.isBlind(viewer, proposal)) return false;
    const isTheirs = viewer.organizations.some(({ id }) => id === proposal.organizationId);
    return (
      !isTheirs || proposal.organizationId === this.facts.organizationId || proposal.status !== ProposalStatus.Pending
    );
  }

  canDecide(viewer: Viewer): boolean {
    return mayDecide(viewer, { ...this.facts, hasReviewers: this.facts.reviewers.length > 0 });
  }

  /** Whether the viewer sees the ranking whatever was scored: who leads the organization, or the evaluation. */
  leadsReview(viewer: Viewer): boolean {
    const { organizationId, leadId } = this.facts;
    return leads(viewer, organizationId) || (canActFor(viewer, organizationId) && leadId === viewer.id);
  }

  /** How many scores the viewer owes before they may see the ranking; nothing where they never may. */
  owedBy(viewer: Viewer): number | undefined {
    if (this.leadsReview(viewer)) return 0;
    if (!canActFor(viewer, this.facts.organizationId)) return undefined;
    const reviewer = this.reviewer(viewer.id);
    return reviewer && this.count(reviewer, Due);
  }
}
