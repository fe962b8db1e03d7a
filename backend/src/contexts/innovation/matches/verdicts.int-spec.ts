import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { as, organizationOf } from '../../../../test/support/contexts';
import {
  draft,
  innovation,
  judge,
  matchAProblem,
  probes,
  problemId,
  seeker,
  solutionsFor,
  solver,
  titles,
  wanted,
} from '../../../../test/support/matching';
import type { Viewer } from '../../../platform/http/viewer';
import { Category, Verdict, VerdictReason } from '../innovation.enums';
import { matchHidden } from '../innovation.errors';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitSolution } from '../solutions/submit-solution';
import { ExportVerdicts } from './export-verdicts';
import { KeptMatchesQueries } from './kept-matches.queries';
import { MatchesQueries } from './matches.queries';
import { WithdrawVerdict } from './withdraw-verdict';

matchAProblem();

describe('a verdict', () => {
  it('hides a match for the organization, until it is withdrawn, and for no other', async () => {
    const { id } = await judge(seeker, { reason: VerdictReason.TooEarly, note: 'Not yet.' });
    expect(await titles(seeker)).toEqual(['Robots for warehouses']);
    expect(await titles(solver)).toHaveLength(3);
    for (const match of await solutionsFor(solver)) expect(match).not.toHaveProperty('verdict');
    expect(await solutionsFor(seeker, { hidden: true })).toMatchObject([
      {
        verdict: {
          id,
          verdict: 'not_relevant',
          reason: 'too_early',
          note: 'Not yet.',
          organizationId: organizationOf(seeker),
        },
      },
    ]);
    expect(await titles(seeker, { limit: 1 })).toEqual(['Robots for warehouses']);
    await innovation.get(WithdrawVerdict).execute(seeker, id);
    expect(await titles(seeker)).toHaveLength(2);
  });

  it('hides a problem among the matches of a solution, for the organization alone', async () => {
    const ofProbes = async (viewer: Viewer) =>
      (await innovation.get(MatchesQueries).ofSolution(probes, viewer, wanted))?.map(({ problem }) => problem.id);
    await judge(seeker);
    expect(await ofProbes(solver)).toEqual([problemId]);
    await judge(solver);
    expect(await ofProbes(solver)).toEqual([]);
    await judge(solver, { verdict: Verdict.Saved });
    expect(await ofProbes(solver)).toEqual([problemId]);
  });

  it('that saves a match takes the place of the one before and its note, and has no reason', async () => {
    await judge(seeker, { note: 'Not yet.' });
    await judge(seeker, { verdict: Verdict.Saved, reason: VerdictReason.Other, note: '' });
    expect(await solutionsFor(seeker)).toMatchObject([{ verdict: { verdict: 'saved', reason: null, note: null } }, {}]);
    expect(await innovation.rows('select verdict from innovation.match_verdicts')).toEqual([{ verdict: 'saved' }]);
  });

  it('says what it took the place of, and is another one each time', async () => {
    const withdraw = (id: string) => innovation.get(WithdrawVerdict).execute(seeker, id);
    const saved = await judge(seeker, { verdict: Verdict.Saved, note: 'Ask them.' });
    expect(saved).toMatchObject({ replaced: null, toldWhoInvited: false });
    const savedAgain = await judge(as('admin', seeker), { verdict: Verdict.Saved });
    expect(savedAgain).toMatchObject({ replaced: { id: saved.id, verdict: 'saved', note: 'Ask them.' } });
    expect(savedAgain.id).not.toBe(saved.id);
    const hidden = await judge(seeker, { reason: VerdictReason.TooEarly });
    const { replaced: _, toldWhoInvited: __, ...before } = savedAgain;
    expect([hidden.replaced, hidden.toldWhoInvited]).toEqual([before, false]);
    // What a colleague has said since is not taken back with it, be it the same in other words.
    const since = await judge(as('admin', seeker), { reason: VerdictReason.TooEarly, note: 'Next year.' });
    await expect(() => withdraw(hidden.id)).leavesBehind({ refused: 'not_found' });
    const again = { verdict: Verdict.Saved, note: 'Ask them.' };
    await expect(() => judge(seeker, { ...again, replaces: hidden.id })).leavesBehind({ refused: 'not_found' });
    expect(await judge(seeker, { ...again, replaces: since.id })).toMatchObject({ replaced: { note: 'Next year.' } });
    expect(await titles(seeker, { saved: true })).toHaveLength(1);
  });

  it('takes the place of none of another organization, nor of one about another problem or solution', async () => {
    await judge(solver, { note: 'Ours.' });
    await judge(seeker, {}, (await solutionsFor(seeker))[1]?.solution.id);
    const another = await innovation
      .get(SubmitProblem)
      .execute(seeker, { title: 'Pumps that fail', description: 'They fail in spring.' });
    await judge(seeker, { problemId: another });
    expect((await judge(seeker)).replaced).toBeNull();
  });

  it('that hides a match is replaced by who knows of it alone', async () => {
    const hidden = await judge(seeker, { reason: VerdictReason.TooEarly, note: 'Next year.' });
    for (const verdict of [Verdict.Saved, Verdict.NotRelevant]) {
      const unknowing = () => judge(as('admin', seeker), { verdict, replaces: undefined });
      await expect(unknowing).leavesBehind({ refused: 'match_hidden' });
      await expect(unknowing()).rejects.toMatchObject({
        message: 'Your organization has said that this match is not relevant: it is too early for it. “Next year.”',
        details: { allowed: [hidden.id] },
      });
    }
    const [match] = await solutionsFor(seeker, { hidden: true });
    expect(match?.verdict).toMatchObject({ id: hidden.id, note: 'Next year.' });
    const saved = await judge(as('admin', seeker), { verdict: Verdict.Saved, replaces: hidden.id });
    expect(saved.replaced).toMatchObject({ id: hidden.id, note: 'Next year.' });
  });

  it('that hides a match is told of with its reason in words', () => {
    const said = Object.values(VerdictReason).map((reason) => matchHidden({ id: probes, reason, note: null }).message);
    expect(said.map((text) => text.split(': ')[1])).toEqual([
      'it solves another problem.',
      'another technology is needed.',
      'it is too early for it.',
      'it is meant for another region.',
      'you know each other already.',
      'another reason.',
    ]);
  });

  it('that hides a match without a note is told of as such, as a conflict', async () => {
    await judge(seeker);
    await expect(judge(seeker, { verdict: Verdict.Saved, replaces: undefined })).rejects.toMatchObject({
      status: 409,
      message: 'Your organization has said that this match is not relevant.',
    });
  });

  it('is put in place of none where there is none any more', async () => {
    const { id } = await judge(seeker);
    await innovation.get(WithdrawVerdict).execute(seeker, id);
    const saved = { verdict: Verdict.Saved, replaces: id };
    await expect(() => judge(seeker, saved)).leavesBehind({ refused: 'not_found' });
  });

  it('knows of the one that is said in the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const saved = { verdict: Verdict.Saved };
      const both = await Promise.all([judge(seeker, saved), judge(as('admin', seeker), saved)]);
      const [second, ...others] = both.filter(({ replaced }) => replaced);
      expect(others).toEqual([]);
      expect(both.map(({ id }) => id)).toContain(second?.replaced?.id);
      await innovation.get(WithdrawVerdict).execute(seeker, (second as { id: string }).id);
    }
  });

  it('that saves a match lets the people of the organization find it again, and nobody else', async () => {
    const saved = async (viewer: Viewer) =>
      (await innovation.get(KeptMatchesQueries).saved(viewer)).map(({ solution }) => solution.title);
    await judge(solver, { verdict: Verdict.Saved }, draft);
    const { id } = await judge(seeker, { verdict: Verdict.Saved });
    expect(await innovation.get(KeptMatchesQueries).saved(seeker)).toMatchObject([
      {
        problem: { id: problemId },
        solution: { id: probes },
        verdict: { id, verdict: 'saved' },
        proposal: null,
        invitedAt: null,
        canInvite: true,
      },
    ]);
    expect(await titles(seeker, { saved: true })).toEqual(['Probes that hear leaks in water mains']);
    expect(await saved(solver)).toEqual(['Leaks of water seen from space']);
    expect(await saved(as('viewer', seeker))).toHaveLength(1);
    await innovation.rows(`update innovation.solutions set status = 'draft' where id = $1`, [probes]);
    expect(await saved(seeker)).toEqual([]);
    await innovation.rows(`update innovation.solutions set status = 'published' where id = $1`, [probes]);
    await innovation.rows(`update innovation.problems set organization_id = $1, status = 'withdrawn'`, [
      organizationOf(solver),
    ]);
    expect(await saved(seeker)).toEqual([]);
    await innovation.rows(`update innovation.problems set organization_id = $1, status = 'open'`, [
      organizationOf(seeker),
    ]);
    const [robots] = await innovation.rows(`select id from innovation.solutions where title like 'Robots%'`);
    await judge(seeker, {}, robots.id);
    expect(await saved(seeker)).toHaveLength(1);
    await judge(seeker, { verdict: Verdict.Saved }, robots.id);
    expect(await saved(seeker)).toEqual(['Robots for warehouses', 'Probes that hear leaks in water mains']);
    await innovation.rows(`update innovation.match_verdicts set created_at = created_at - interval '1 day'`);
    const again = await judge(seeker, { verdict: Verdict.Saved });
    expect(await saved(seeker)).toEqual(['Probes that hear leaks in water mains', 'Robots for warehouses']);
    await innovation.get(WithdrawVerdict).execute(seeker, again.id);
    expect(await saved(seeker)).toEqual(['Robots for warehouses']);
    expect(await titles(seeker, { saved: true })).toEqual(['Robots for warehouses']);
  });

  it('that saves a match finds it however much fits better', async () => {
    const robots = (await solutionsFor(seeker))[1]?.solution.id;
    await judge(seeker, { verdict: Verdict.Saved }, robots);
    await innovation.rows(
      `insert into innovation.solutions (organization_id, title, description, status)
        select $1, title, description, 'published' from innovation.problems, generate_series(1, 60)`,
      [organizationOf(solver)],
    );
    expect(await titles(seeker, { saved: true, limit: 1 })).toEqual(['Robots for warehouses']);
  });

  it('is listed with those of its kind though the two have no word in common, as the filters leave it, best first', async () => {
    const unlike = await innovation
      .get(SubmitSolution)
      .execute(solver, { title: 'Drones', description: 'Aircraft.', category: Category.Energy, publish: true });
    const [probe, drones] = ['Probes that hear leaks in water mains', 'Drones'];
    for (const one of [unlike, probes]) await judge(seeker, {}, one);
    expect(await titles(seeker)).toEqual(['Robots for warehouses']);
    expect(await titles(seeker, { hidden: true })).toEqual([probe, drones]);
    expect((await solutionsFor(seeker, { hidden: true }))[1]).toMatchObject({
      percent: 0,
      label: undefined,
      words: [],
      verdict: { verdict: 'not_relevant' },
    });
    expect(await titles(seeker, { hidden: true, limit: 1, from: 1 })).toEqual([drones]);
    const queries = innovation.get(MatchesQueries);
    const energy = { category: [Category.Energy] };
    expect(await queries.ofProblem(problemId, seeker, { limit: 9, hidden: true }, energy)).toMatchObject([
      { solution: { title: drones } },
    ]);
    expect(await queries.facetsOfProblem(problemId, seeker, { hidden: true }, {})).toMatchObject({
      category: expect.arrayContaining([
        { value: 'environment', count: 1 },
        { value: 'energy', count: 1 },
      ]),
    });
    await judge(seeker, { verdict: Verdict.Saved }, unlike);
    expect(await titles(seeker, { hidden: true })).toEqual([probe]);
    expect(await titles(seeker, { saved: true })).toEqual([drones]);
    expect(await titles(seeker, { saved: true, hidden: true })).toEqual([probe, drones]);
    expect(await titles(solver, { saved: true, hidden: true })).toEqual([]);
    await innovation.rows(`update innovation.solutions set status = 'draft' where id = $1`, [unlike]);
    expect(await titles(seeker, { saved: true })).toEqual([]);
    const ofUnlike = async (status: string) => {
      await judge(solver, {}, unlike);
      await innovation.rows(`update innovation.problems set status = $1`, [status]);
      return (await queries.ofSolution(unlike, solver, { limit: 9, hidden: true }))?.map(({ problem }) => problem.id);
    };
    // A problem that is not open any more is no new match; what was said of it stands where it is seen.
    expect([await ofUnlike('open'), await ofUnlike('closed')]).toEqual([[problemId], [problemId]]);
    expect(await queries.facetsOfSolution(unlike, solver, { hidden: true }, {})).toMatchObject({
      status: [{ value: 'closed', count: 1 }],
    });
    expect(await ofUnlike('withdrawn')).toEqual([]);
    const [{ id: owner }] = await innovation.rows('update innovation.problems set organization_id = $1 returning id', [
      organizationOf(solver),
    ]);
    expect(await ofUnlike('withdrawn')).toEqual([owner]);
  });

  it('of one organization hides a match from who belongs to another that has saved it, too', async () => {
    await judge(solver, { verdict: Verdict.Saved });
    const both = { ...seeker, organizations: [...solver.organizations, ...seeker.organizations] };
    expect(await titles(both)).toContain('Probes that hear leaks in water mains');
    await judge(seeker);
    expect(await titles(both)).not.toContain('Probes that hear leaks in water mains');
    const verdict = { verdict: 'not_relevant', organizationId: organizationOf(seeker) };
    expect((await solutionsFor(both, { hidden: true }))[0]).toMatchObject({ solution: { id: probes }, verdict });
  });

  it('is on record, as is its withdrawal', async () => {
    const subject = `problem:${problemId}`;
    const actor = `member:${seeker.id}`;
    const details = { organizationId: organizationOf(seeker), solutionId: probes };
    await expect(() => judge(seeker, { reason: VerdictReason.TooEarly })).leavesBehind({
      audit: [
        {
          action: 'match.judged',
          actor,
          subject,
          details: { ...details, verdict: 'not_relevant', reason: 'too_early' },
        },
      ],
    });
    const { id } = await judge(seeker);
    const withdraw = () => innovation.get(WithdrawVerdict).execute(seeker, id);
    await expect(withdraw).leavesBehind({ audit: [{ action: 'match.verdict-withdrawn', actor, subject, details }] });
    await expect(withdraw).leavesBehind({ refused: 'not_found' });
  });

  it('is refused to viewers of an organization, and about what is not seen', async () => {
    await expect(() => judge(as('viewer', seeker))).leavesBehind({ refused: 'organization_required' });
    await expect(() => judge(seeker, {}, draft)).leavesBehind({ refused: 'not_found' });
    await expect(() => judge(seeker, { problemId: probes })).leavesBehind({ refused: 'not_found' });
    await expect(() => judge(seeker, { organizationId: organizationOf(solver) })).leavesBehind({
      refused: 'not_found',
    });
    const { id } = await judge(seeker);
    const withdraw = (viewer: Viewer) => innovation.get(WithdrawVerdict).execute(viewer, id);
    await expect(() => withdraw(as('viewer', seeker))).leavesBehind({ refused: 'organization_required' });
    await expect(() => withdraw(solver)).leavesBehind({ refused: 'not_found' });
  });
});

describe('verdicts that are exported', () => {
  it('are a collection that the evaluation reads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
    try {
      await judge(seeker);
      await judge(solver, { verdict: Verdict.Saved });
      expect(await innovation.get(ExportVerdicts).execute(folder)).toBe(1);
      const lines = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
      expect(lines('qrels.tsv')).toEqual([`${problemId}\t0\t${probes}\t1`]);
      expect(lines('queries.jsonl').map((line) => JSON.parse(line))).toEqual([
        { id: problemId, text: expect.stringContaining('Leaks in old water mains') },
      ]);
      expect(lines('docs.jsonl').map((line) => JSON.parse(line).title)).toEqual([
        'Probes that hear leaks in water mains',
        'Robots for warehouses',
      ]);
      for (const [table, id] of [
        ['problems', problemId],
        ['solutions', probes],
      ]) {
        const was = `update innovation.${table} set status = $2 where id = $1`;
        await innovation.rows(was, [id, 'draft']);
        expect(await innovation.get(ExportVerdicts).execute(folder)).toBe(0);
        if (table === 'problems') expect(lines('queries.jsonl')).toEqual(['']);
        await innovation.rows(was, [id, table === 'problems' ? 'open' : 'published']);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
