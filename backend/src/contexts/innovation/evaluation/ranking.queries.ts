import { Injectable } from '@nestjs/common';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { type Face, MembershipApi, type OrganizationLabel } from '../../membership';
import { RankState, ReviewState } from '../innovation.enums';
import { leadRequired, ownScoresFirst } from '../innovation.errors';
import type { SubmitterDto } from '../problems/problems.dto';
import { scoreOf, solutionOf, withShares } from './describe';
import { labelOf } from './label-of';
import type { Panel, PanelProposal, PanelReviewer } from './panel';
import { nobody, panelPerson } from './panel-person';
import { figuresOf, type Ranked, rankProposals } from './rank-proposals';
import type { ComparedProposalDto, FlagDto, RankedProposalDto, RankingDto, ReviewerScoreDto } from './ranking.dto';
import { ReadPanel, type ReviewedProposal, type TitledProposal } from './read-panel';

type Labels = ReadonlyMap<string, OrganizationLabel>;

/** What the scores of proposals say beside one another. */
@Injectable()
export class RankingQueries {
  constructor(
    private readonly membership: MembershipApi,
    private readonly readPanel: ReadPanel,
  ) {}

  /**
   * The proposals that wait, the best first. Throws `not_found`, `organization_required`, `lead_required` to who never sees it, and
   * `own_scores_first` to a reviewer who has still to score.
   */
  async ranking(viewer: Viewer, problemId: string): Promise<RankingDto> {
    const panel = await this.readPanel.marks(viewer, problemId);
    const owed = panel.owedBy(viewer);
    if (owed === undefined) throw leadRequired('sees the ranking');
    if (owed > 0) throw ownScoresFirst(owed);
    const { criteria, rubricVersion, proposals } = panel.facts;
    const labels = await this.labelsOf(proposals);
    // What is kept from the viewer takes no rank among the others: a gap would say its place.
    const [shown, kept] = [true, false].map((isShown) =>
      rankProposals(
        criteria,
        proposals
          .filter((proposal) => panel.showsScores(viewer, proposal) === isShown)
          .map((proposal) => panel.scoredOf(proposal)),
      ).map((row) => {
        const proposal = proposals.find(({ id }) => id === row.id) as TitledProposal;
        return rankedRow(panel, proposal, row, viewer, labels);
      }),
    ) as [RankedProposalDto[], RankedProposalDto[]];
    const rows = [...shown, ...inOrderOfLabels(kept)];
    return {
      rubricVersion,
      criteria: withShares(criteria),
      proposals: rows,
      isComplete: rows.length > 0 && rows.every(({ state }) => state === RankState.Compared),
    };
  }

  /**
   * A few proposals side by side, whatever has become of them, with what was scored as far as the viewer may see it. Throws
   * `not_found` and `organization_required`.
   */
  async compare(viewer: Viewer, problemId: string, ids: string[]): Promise<ComparedProposalDto[]> {
    const panel = await this.readPanel.execute(viewer, problemId, ids);
    if (panel.proposals.length < ids.length) throw notFound('proposal');
    const isShown =
      panel.leadsReview(viewer) || (await this.readPanel.states(viewer, problemId)).panel.owedBy(viewer) === 0;
    const [labels, faces] = await Promise.all([
      this.labelsOf(panel.proposals),
      this.membership.facesOf(panel.proposals.flatMap(({ id }) => panel.formerOf(id)).map(({ personId }) => personId)),
    ]);
    return ids.map((id) => {
      const proposal = panel.proposals.find((one) => one.id === id) as ReviewedProposal;
      const showsScores = isShown && panel.showsScores(viewer, proposal);
      return {
        proposalId: id,
        label: labelOf(id),
        isBlind: panel.isBlind(viewer, proposal),
        status: proposal.status,
        version: proposal.version,
        solution: solutionOf(panel, proposal, viewer, labels),
        note: proposal.note,
        createdAt: proposal.createdAt,
        figures: showsScores ? figuresOf(panel.facts.criteria, panel.scoredOf(proposal).scores) : null,
        scores: showsScores ? scoresOf(panel, proposal, faces, viewer) : null,
      };
    });
  }

  private labelsOf(proposals: PanelProposal[]): Promise<Labels> {
    return this.membership.describeOrganizations(proposals.map(({ organizationId }) => organizationId));
  }
}

const inOrderOfLabels = (rows: RankedProposalDto[]) =>
  [...rows].sort((one, other) => (one.label < other.label ? -1 : 1));

function rankedRow(
  panel: Panel,
  proposal: TitledProposal,
  { state, rank, mean, deviation, lowest, highest, criteria }: Ranked,
  viewer: Viewer,
  labels: Labels,
): RankedProposalDto {
  const { scores, waiting } = panel.scoredOf(proposal);
  const isBlind = panel.isBlind(viewer, proposal);
  const showsScores = panel.showsScores(viewer, proposal);
  return {
    proposalId: proposal.id,
    label: labelOf(proposal.id),
    isBlind,
    title: proposal.title,
    submittedBy: isBlind ? null : (labels.get(proposal.organizationId) as SubmitterDto),
    version: proposal.version,
    state,
    rank: showsScores ? rank : null,
    scores: scores.length,
    waiting,
    figures: showsScores ? { mean, deviation, lowest, highest, criteria } : null,
    flags: showsScores ? flagsOf(panel, proposal, viewer) : [],
  };
}

const byThemselves = [ReviewState.Scored, ReviewState.Due];

/** Why somebody gives no score is between them and who leads. */
const readsReasons = ({ facts }: Panel, viewer: Viewer, personId: string) =>
  viewer.id === personId || viewer.id === facts.leadId || leads(viewer, facts.organizationId);

/** Reviewers of whom there is something to know beside their score. */
function flagsOf(panel: Panel, proposal: TitledProposal, viewer: Viewer): FlagDto[] {
  return panel.facts.reviewers
    .map((reviewer) => ({ reviewer, ...standing(panel, reviewer, proposal, viewer) }))
    .filter(({ conflicts, state, cameLater }) => conflicts.length > 0 || cameLater || !byThemselves.includes(state))
    .map(({ reviewer: { id, name }, state, conflicts, cameLater, excuseReason }) => ({
      reviewer: { id, name },
      state,
      conflicts,
      cameLater,
      reason: excuseReason,
    }));
}

function standing(panel: Panel, reviewer: PanelReviewer, proposal: TitledProposal, viewer: Viewer) {
  return {
    state: panel.stateOf(reviewer, proposal),
    conflicts: panel.conflictsOf(reviewer, proposal),
    cameLater: panel.cameLater(reviewer, proposal),
    excuseReason: readsReasons(panel, viewer, reviewer.id)
      ? (panel.reviewOf(proposal.id, reviewer.id)?.excuseReason ?? null)
      : null,
  };
}

/** What each reviewer says, and what those have said who are none any more, which does not count. */
function scoresOf(
  panel: Panel<ReviewedProposal>,
  proposal: ReviewedProposal,
  faces: ReadonlyMap<string, Face>,
  viewer: Viewer,
): ReviewerScoreDto[] {
  const present = panel.facts.reviewers.map((reviewer) => ({
    reviewer: panelPerson(panel.facts, reviewer),
    ...standing(panel, reviewer, proposal, viewer),
    score: scoreOf(panel, proposal, panel.reviewOf(proposal.id, reviewer.id)),
  }));
  const former = panel.formerOf(proposal.id).map((review) => {
    const score = scoreOf(panel, proposal, review);
    return {
      reviewer: panelPerson(panel.facts, { id: review.personId, ...(faces.get(review.personId) ?? nobody) }),
      state: ReviewState.Left,
      conflicts: [],
      cameLater: false,
      excuseReason: readsReasons(panel, viewer, review.personId) ? review.excuseReason : null,
      score: score && { ...score, points: null },
    };
  });
  return [...present, ...former];
}
