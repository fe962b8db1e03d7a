import {
  ada,
  add,
  ben,
  changeRubric,
  decide,
  evaluateAProblem,
  evaluated,
  get,
  goOnWith,
  innovation,
  leaksAndDigging,
  other,
  owner,
  problemId,
  propose,
  proposer,
  submit,
} from '../../../../test/support/evaluating';
import type { Viewer } from '../../../platform/http/viewer';
import { Verdict } from '../innovation.enums';
import { JudgeMatch } from '../matches/judge-match';
import { KeptMatchesQueries } from '../matches/kept-matches.queries';
import { KnownPairs } from '../matches/known-pairs';
import { AmendProposal } from '../proposals/amend-proposal';
import { ProposeSolution } from '../proposals/propose-solution';
import { Blindness } from './blindness';
import { ExcuseReviewer } from './excuse-reviewer';
import { labelOf } from './label-of';
import { ScoreProposal } from './score-proposal';

const score = (viewer: Viewer, id: string, versions: object = {}) =>
  get(ScoreProposal).execute(viewer, id, {
    marks: [
      { key: 1, mark: 4 },
      { key: 2, mark: 2 },
    ],
    comment: '',
    rubricVersion: 1,
    proposalVersion: 1,
    ...versions,
  });
const solutionOf = async (id: string): Promise<string> =>
  (await innovation.rows('select solution_id from innovation.solution_proposals where id = $1', [id]))[0].solution_id;

/** What is kept from somebody: who makes a proposal, that its solution is proposed, and whether another one may be invited. */
async function keptFrom(viewer: Viewer, id: string, of = problemId) {
  const pair = { problemId: of, solutionId: await solutionOf(id) };
  const [known] = await get(KnownPairs).of([pair], viewer);
  return {
    proposer: (await get(Blindness).among(viewer, [id])).has(id),
    match: known?.proposal === null,
    inviting: (await get(Blindness).atProblems(viewer, [of])).has(of),
  };
}
const everything = { proposer: true, match: true, inviting: true };
const nothing = { proposer: false, match: false, inviting: false };

evaluateAProblem();

describe('whose a proposal is', () => {
  it('is kept from each reviewer until their own score is in, and from nobody else', async () => {
    await evaluated();
    const id = await propose();
    const saved = { problemId, solutionId: await solutionOf(id), verdict: Verdict.Saved };
    await get(JudgeMatch).execute(owner, saved);
    const savedBy = async (viewer: Viewer) => (await get(KeptMatchesQueries).saved(viewer)).map((one) => one.proposal);
    expect(await keptFrom(ada, id)).toEqual(everything);
    expect(await keptFrom(owner, id)).toEqual(nothing);
    expect([await savedBy(ada), await savedBy(owner)]).toEqual([[null], ['pending']]);
    await score(ben, id);
    expect(await keptFrom(ada, id)).toEqual(everything);
    expect(await keptFrom(ben, id)).toEqual(nothing);
    expect([await savedBy(ada), await savedBy(ben)]).toEqual([[null], ['pending']]);
  });

  it('is kept from them anew when there is another rubric, another version, or they are excluded', async () => {
    await evaluated();
    const id = await propose();
    await score(ada, id);
    const otherWeights = leaksAndDigging.map((criterion, n) => ({ ...criterion, key: n + 1, weight: 50 }));
    await changeRubric(owner, otherWeights, 1);
    expect(await keptFrom(ada, id)).toEqual(everything);
    const inForce = { rubricVersion: 2 };
    await score(ada, id, inForce);
    expect(await keptFrom(ada, id)).toEqual(nothing);
    await get(AmendProposal).execute(proposer, id, { note: 'Nakuru and Naivasha.', version: 1 });
    expect(await keptFrom(ada, id)).toEqual(everything);
    await score(ada, id, { ...inForce, proposalVersion: 2 });
    expect(await keptFrom(ada, id)).toEqual(nothing);
    await get(ExcuseReviewer).exclude(owner, id, ada.id, 'She knows them.');
    expect(await keptFrom(ada, id)).toEqual(everything);
  });

  it('is kept of each proposal by itself, and nobody is invited until the last has a score', async () => {
    await evaluated();
    const [first, second] = [await propose(), await propose(other, 'Maps')];
    await score(ada, first);
    expect(await keptFrom(ada, first)).toEqual({ ...nothing, inviting: true });
    expect(await keptFrom(ada, second)).toEqual(everything);
    await score(ada, second);
    expect(await keptFrom(ada, second)).toEqual(nothing);
  });

  it('is not kept where there is no rubric, nor at another problem, nor once it is decided', async () => {
    const unmeasured = await propose();
    await add(owner, ada);
    expect(await keptFrom(ada, unmeasured)).toEqual(nothing);
    const people = [{ userId: ada.id }];
    const nameFor = async (id: string) =>
      (await get(Blindness).namesFor({ id, problemId }, 'AquaSense', people))({ userId: ada.id });
    expect(await nameFor(unmeasured)).toBe('AquaSense');

    const solutionId = await solutionOf(unmeasured);
    const elsewhere = problemId;
    goOnWith(await submit());
    await evaluated();
    const id = await get(ProposeSolution).execute(proposer, { problemId, solutionId });
    expect(await nameFor(id)).toBe(labelOf(id));
    expect(await keptFrom(ada, id)).toEqual(everything);
    expect(await keptFrom(ada, unmeasured, elsewhere)).toEqual(nothing);
    await decide(owner, id);
    expect(await keptFrom(ada, id)).toEqual(nothing);
  });

  it('is known to who makes it', async () => {
    await evaluated();
    const id = await propose();
    const both = { ...ada, organizations: [...ada.organizations, ...proposer.organizations] };
    expect(await keptFrom(both, id)).toEqual(nothing);
  });
});
