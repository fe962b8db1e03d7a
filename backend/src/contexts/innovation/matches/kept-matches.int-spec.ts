import { organizationOf } from '../../../../test/support/contexts';
import {
  innovation,
  judge,
  manyLike,
  matchAProblem,
  probes,
  problemId,
  seeker,
  solutionsFor,
  solver,
} from '../../../../test/support/matching';
import { rowsRead } from '../../../../test/support/rows-read';
import { whileAnother } from '../../../../test/support/while-another';
import { day, hour } from '../../../platform/clock/durations';
import { Reactions } from '../../../platform/events/reactions';
import type { Viewer } from '../../../platform/http/viewer';
import { Verdict } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { ProposeSolution } from '../proposals/propose-solution';
import { WithdrawProposal } from '../proposals/withdraw-proposal';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { SubmitSolution } from '../solutions/submit-solution';
import { FindMatches } from './find-matches';
import { KeptMatchesQueries } from './kept-matches.queries';
import { KnownPairs } from './known-pairs';

const recommended = async (viewer: Viewer) =>
  (await innovation.get(KeptMatchesQueries).recommended(viewer, 6)).map(({ solution }) => solution.title);

/** What is kept, by how well it fits. */
const matchesKept = async (): Promise<{ solution: string; percent: number; words: string[] }[]> =>
  (await innovation.rows('select solution_id, percent, words from innovation.matches order by percent desc')).map(
    ({ solution_id, percent, words }) => ({
      solution: solution_id,
      percent,
      words: words.map(({ word }: { word: string }) => word).sort(),
    }),
  );

matchAProblem();

describe('what is recommended', () => {
  const find = () => innovation.get(FindMatches).forProblem(problemId);

  it('is what was found for the own problems and the own solutions, from 40 on', async () => {
    expect(await recommended(seeker)).toEqual([]);
    await find();
    expect(await recommended(seeker)).toEqual(['Probes that hear leaks in water mains']);
    expect(await recommended(solver)).toEqual(['Probes that hear leaks in water mains']);
    expect(await recommended(await innovation.organization('Somebody else'))).toEqual([]);
  });

  it('is kept from 40 on, and was found when it came, or last came to 60', async () => {
    const { corpus } = innovation.get(SolutionsQueries);
    const liked = [jest.spyOn(corpus, 'match'), jest.spyOn(corpus, 'score')];
    for (const [percent, isNews] of [
      [39, false],
      [40, true],
      [59, false],
      [60, true],
      [61, false],
      [60, false],
      [59, false],
      [80, true],
    ] as const) {
      innovation.clock.move(day);
      for (const one of liked) one.mockResolvedValue([{ id: probes, percent }]);
      await find();
      const [kept] = await innovation.rows('select percent, found_at as at from innovation.matches');
      expect([kept?.percent, kept?.at.getTime() > innovation.clock.now().getTime() - hour]).toEqual(
        percent < 40 ? [undefined, false] : [percent, isNews],
      );
    }
    for (const one of liked) one.mockRestore();
    innovation.clock.reset();
  });

  it('is found from the solution as well, and once, of problems that are open', async () => {
    await innovation.rows(`update innovation.problems set status = 'closed'`);
    await innovation.get(FindMatches).forSolution(probes);
    expect(await innovation.rows('select from innovation.matches')).toEqual([]);
    await innovation.rows(`update innovation.problems set status = 'open'`);
    const publish = (status: string) => innovation.rows('update innovation.solutions set status = $1', [status]);
    await publish('draft');
    await innovation.get(FindMatches).forSolution(probes);
    expect(await innovation.rows('select from innovation.matches')).toEqual([]);
    await publish('published');
    await innovation.get(FindMatches).forSolution(probes);
    await find();
    expect(await innovation.rows('select percent >= 40 as enough, solution_id from innovation.matches')).toEqual([
      { enough: true, solution_id: probes },
    ]);
  });

  it('is found anew, with other words, when the text of one of the two is another or the problem is open again', async () => {
    const hear = async (type: string, event: object) => {
      const reactions = innovation.get(Reactions);
      for (const name of reactions.to(type))
        if (name.startsWith('innovation.match-')) await reactions.find(name)?.reaction.handle(event as never);
    };
    const kept = async () => (await innovation.rows('select percent, words, missing from innovation.matches'))[0];
    await find();
    const first = await kept();
    const spoil = `update innovation.matches set percent = 99, words = '[]', missing = '{}'`;
    const spoilt = { percent: 99, words: [], missing: [] };
    for (const [type, event, isFound] of [
      ['problem-edited', { problemId, fields: ['urgency'] }, false],
      ['problem-edited', { problemId, fields: ['urgency', 'description'] }, true],
      ['solution-edited', { solutionId: probes, fields: ['readinessLevel'] }, false],
      ['problem-status-changed', { problemId, from: 'open', to: 'closed' }, false],
      ['problem-status-changed', { problemId, from: 'closed', to: 'open' }, true],
    ] as const) {
      await innovation.rows(spoil);
      await hear(`innovation.${type}`, event);
      expect(await kept()).toEqual(isFound ? first : spoilt);
    }
    await innovation.rows(spoil);
    await hear('innovation.solution-edited', { solutionId: probes, fields: ['tags'] });
    expect((await kept()).words.map(({ word }: { word: string }) => word)).toContain('mains');
    await innovation.rows(spoil);
    await innovation.rows(`update innovation.problems set status = 'in_progress'`);
    await hear('innovation.problem-edited', { problemId, fields: ['title'] });
    expect(await kept()).toEqual(first);
    await innovation.rows('delete from innovation.matches');
    await hear('innovation.problem-edited', { problemId, fields: ['title'] });
    expect(await kept()).toBeUndefined();
  });

  describe('where one of the two is edited', () => {
    const write = (noun: 'problems' | 'solutions', id: string, title: string, description: string) =>
      innovation.rows(`update innovation.${noun} set title = $2, description = $3, tags = '{}' where id = $1`, [
        id,
        title,
        description,
      ]);

    /** So many solutions have all of their words in the problem, which has next to nothing of them. */
    const foundBackBy = async (many: number) => {
      await write('solutions', probes, 'Mains', 'Leaks.');
      const others = Array.from({ length: 6 }, (_, n) => `quarry${n} granite${n}`).join(' ');
      await write('problems', problemId, 'Mains', `Leaks. ${others}`);
      await innovation.rows(
        `insert into innovation.solutions (organization_id, title, description, status)
          select $1, 'Mains', 'Leaks.', 'published' from generate_series(2, $2)`,
        [organizationOf(solver), many],
      );
      await innovation.rows(
        `insert into innovation.matches (problem_id, solution_id, percent, found_at)
          select $1, id, 80, now() from innovation.solutions where title = 'Mains' on conflict do nothing`,
        [problemId],
      );
    };

    it.each([
      ['a problem', 'problems', () => innovation.get(FindMatches).forProblem(problemId)],
      ['a solution', 'solutions', () => innovation.get(FindMatches).forSolution(probes)],
    ] as const)('ends when neither has enough of the other any more: %s', async (_, noun, again) => {
      await find();
      expect(await matchesKept()).toHaveLength(1);
      await write(noun, noun === 'problems' ? problemId : probes, 'Goats', 'They wander over ridges.');
      await again();
      expect(await matchesKept()).toEqual([]);
    });

    it('stands while one of them has enough of the other, with what is so now', async () => {
      // All of the short one is in the long one, of which it has next to nothing.
      const words = Array.from({ length: 6 }, (_, n) => `quarry${n} granite${n}`).join(' ');
      await write('solutions', probes, 'Mains', 'Leaks.');
      await write('problems', problemId, 'Mains', `Leaks. ${words}`);
      await innovation.get(FindMatches).forProblem(problemId);
      expect(await matchesKept()).toEqual([]);
      await innovation.get(FindMatches).forSolution(probes);
      const [found] = await matchesKept();
      expect(found).toMatchObject({ percent: expect.any(Number), words: ['leaks', 'mains'] });
      await innovation.rows(`update innovation.matches set percent = 99, words = '[]'`);
      await innovation.get(FindMatches).forProblem(problemId);
      expect(await matchesKept()).toEqual([found]);
      // What is kept of a problem that is not open any more says what is so now, too, whichever is edited; no more is found for it.
      await innovation.rows(`update innovation.problems set status = 'closed'`);
      for (const again of [
        () => innovation.get(FindMatches).forSolution(probes),
        () => innovation.get(FindMatches).forProblem(problemId),
      ]) {
        await innovation.rows(`update innovation.matches set percent = 99, words = '[]'`);
        await again();
        expect(await matchesKept()).toEqual([found]);
      }
    });

    describe('while another is compared', () => {
      const edited = () => innovation.get(FindMatches).forSolution(probes);

      beforeEach(async () => {
        await write('solutions', probes, 'Mains', 'Leaks.');
        await write('problems', problemId, 'Mains', 'Leaks. Quarries and granite, by rail, barge, truck and sledge.');
      });

      it.each([
        ['the other, which is compared meanwhile', 'solutions', () => probes, true],
        ['the other', 'solutions', () => probes, false],
        ['itself', 'problems', () => problemId, false],
      ] as const)('is compared with what is so now, where that changes: %s', async (_, noun, id, isCompared) => {
        await edited();
        expect(await matchesKept()).toHaveLength(1);
        let edit = () => {};
        // Begun beside what is compared, and not within its transaction.
        const editing = new Promise<void>((resolve) => {
          edit = resolve;
        }).then(() => (isCompared ? edited() : undefined));
        const { corpus } = innovation.get(ProblemsQueries);
        const score = corpus.scoreByEach.bind(corpus);
        const back = jest.spyOn(corpus, 'scoreByEach').mockImplementationOnce(async (...given) => {
          const answer = await score(...given);
          await write(noun, id(), 'Goats', 'They wander over ridges.');
          edit();
          await editing;
          return answer;
        });
        await innovation.get(FindMatches).forProblem(problemId);
        back.mockRestore();
        expect(await matchesKept()).toEqual([]);
      });

      it('is compared once more where it was edited before it was looked at how it stands', async () => {
        const problems = innovation.get(ProblemsQueries);
        await write('problems', problemId, 'Mains', 'Leaks.');
        const { byIds } = problems;
        const chosen = jest.spyOn(problems, 'byIds').mockImplementationOnce(byIds);
        // The first tells with what it is compared, the second is the text that is.
        chosen.mockImplementationOnce(async (ids) => {
          const read = await byIds.call(problems, ids);
          await write('problems', problemId, 'Goats', 'They wander over ridges.');
          return read;
        });
        await innovation.get(FindMatches).forProblem(problemId);
        expect(chosen.mock.calls.length).toBeGreaterThan(2);
        chosen.mockRestore();
        expect(await matchesKept()).toEqual([]);
      });

      it('waits for what the other is about to keep', async () => {
        await write('problems', problemId, 'Goats', 'They wander over ridges.');
        const about: [string, unknown[]][] = [
          [`select pg_advisory_xact_lock(hashtext('innovation.find-matches'))`, []],
          [
            `insert into innovation.matches (problem_id, solution_id, percent, found_at) values ($1, $2, 80, now())`,
            [problemId, probes],
          ],
        ];
        await whileAnother(innovation, about, () => innovation.get(FindMatches).forProblem(problemId));
        expect(await matchesKept()).toEqual([]);
      });
    });

    it('reads no more often where many have found it', async () => {
      const statements = async () => {
        const asked = jest.spyOn(innovation.database, 'query');
        await innovation.get(FindMatches).forProblem(problemId);
        const { length } = asked.mock.calls;
        asked.mockRestore();
        return length;
      };
      await foundBackBy(1);
      const one = await statements();
      await foundBackBy(100);
      expect(await statements()).toBe(one);
      expect(await matchesKept()).toHaveLength(100);
    });

    it('stands for each of those that have found it, however many they are', async () => {
      await foundBackBy(250);
      await innovation.get(FindMatches).forProblem(problemId);
      expect(await matchesKept()).toHaveLength(250);
    });

    it('has the words of each of those that have found it', async () => {
      await foundBackBy(2);
      const [other] = await innovation.rows(
        'select solution_id as id from innovation.matches where solution_id <> $1',
        [probes],
      );
      await write('solutions', other.id, 'Mains', 'Granite0.');
      await innovation.get(FindMatches).forProblem(problemId);
      const words = Object.fromEntries((await matchesKept()).map((match) => [match.solution, match.words]));
      expect(words).toEqual({ [probes]: ['leaks', 'mains'], [other.id]: ['granite0', 'mains'] });
    });

    it.each([0, 1])(
      'has the words of each of those that have found it, where one does not any more: %s',
      async (place) => {
        await foundBackBy(2);
        const all = await innovation.rows('select solution_id as id from innovation.matches order by id');
        await write('solutions', all[place].id, 'Goats', 'They wander over ridges.');
        // What was written last may be read last: once the one, once the other.
        if (place === 0) await write('solutions', all[1].id, 'Mains', 'Leaks.');
        await innovation.get(FindMatches).forProblem(problemId);
        expect(await matchesKept()).toMatchObject([{ solution: all[1 - place].id, words: ['leaks', 'mains'] }]);
      },
    );

    it('stands behind ten that are better, with what is so now', async () => {
      await find();
      const [first] = await matchesKept();
      await innovation.rows(
        `insert into innovation.solutions (organization_id, title, description, status)
          select $1, q.title, q.description, 'published' from innovation.problems q, generate_series(1, 12)`,
        [organizationOf(solver)],
      );
      await innovation.rows(`update innovation.matches set percent = 99, words = '[]'`);
      await find();
      const all = await matchesKept();
      expect(all).toHaveLength(11);
      const [old] = all.filter(({ solution }) => solution === probes);
      expect(old?.words).toEqual(first?.words);
      expect(old?.percent).toBeLessThan(99);
    });
  });

  it('says which words made it, which are missing, and what is known beside them', async () => {
    await find();
    const [match] = await innovation.get(KeptMatchesQueries).recommended(seeker, 6);
    expect(match?.words.map(({ word }) => word)).toContain('leaks');
    expect(match?.missing).toContain('old');
    expect(match?.facts).toEqual({
      category: 'same',
      technology: 'same',
      readinessLevel: 8,
      marketReady: true,
      region: 'same',
      byMeaning: false,
    });
  });

  it('is not what is saved, which is listed for itself', async () => {
    await find();
    await judge(seeker, { verdict: Verdict.Saved });
    expect(await recommended(seeker)).toEqual([]);
    expect(await recommended(solver)).toHaveLength(1);
  });

  it('is not what a verdict hides, what is proposed as long as it is, a draft, or what is not open any more', async () => {
    await find();
    await judge(seeker);
    expect(await recommended(seeker)).toEqual([]);
    expect(await recommended(solver)).toHaveLength(1);
    const proposalId = await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    expect(await recommended(solver)).toEqual([]);
    await innovation.get(WithdrawProposal).execute(solver, proposalId);
    expect(await recommended(solver)).toHaveLength(1);
    const again = await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    expect((await solutionsFor(seeker, { hidden: true }))[0]?.proposal).toBe('pending');
    await innovation.get(WithdrawProposal).execute(solver, again);
    await innovation.rows(`update innovation.solutions set status = 'draft' where id = $1`, [probes]);
    expect(await recommended(solver)).toEqual([]);
    await innovation.rows(`update innovation.solutions set status = 'published' where id = $1`, [probes]);
    await find();
    expect(await recommended(solver)).toHaveLength(1);
    await innovation.rows(`update innovation.problems set status = 'closed'`);
    expect(await recommended(solver)).toEqual([]);
  });

  it('is not what an organization offers itself', async () => {
    await innovation.get(SubmitSolution).execute(seeker, {
      title: 'Leaks in old water mains',
      description: 'Buried mains leak and nobody hears them. We want sensors that find leaks without digging.',
      publish: true,
    });
    await find();
    expect(await recommended(seeker)).toEqual(['Probes that hear leaks in water mains']);
  });
});

describe('all matches', () => {
  const listed = async (asked: { limit?: number; cursor?: string } = {}) => {
    const { items, ...page } = await innovation.get(KeptMatchesQueries).list({ limit: 50, ...asked });
    return { titles: items.map(({ solution }) => solution.title), ...page, items };
  };
  const setStatus = (noun: 'problems' | 'solutions', status: string, id: string) =>
    innovation.rows(`update innovation.${noun} set status = $1 where id = $2`, [status, id]);

  it('are listed newest first, page by page, each with both sides and why, and counted', async () => {
    expect(await listed()).toEqual({ titles: [], items: [], total: { count: 0 }, next: undefined });
    await innovation.get(FindMatches).forProblem(problemId);
    await manyLike(probes, 4);
    await innovation.rows(`insert into innovation.matches (problem_id, solution_id, percent, found_at)
      select problem_id, s.id, 40, found_at - interval '1 day' from innovation.matches, innovation.solutions s where title ~ '10'`);
    const all = await listed();
    expect(all).toMatchObject({ total: { count: 5 }, next: undefined });
    expect(all.titles[0]).toBe('Probes that hear leaks in water mains');
    expect(all.items[0]).toMatchObject({
      problem: { id: problemId, submittedBy: { name: 'Meridian Water' } },
      solution: { id: probes, submittedBy: { name: 'AquaSense' } },
      label: expect.any(String),
      words: expect.arrayContaining([{ word: 'leaks', share: expect.any(Number) }]),
      facts: { category: 'same', technology: 'same', readinessLevel: 8, region: 'same' },
    });
    // Which of the two lacks words is said where one of them is looked at.
    expect(all.items[0]).not.toHaveProperty('missing');
    const [{ found }] = await innovation.rows('select max(found_at) as found from innovation.matches');
    expect(new Date(all.items[0]?.foundAt as string)).toEqual(new Date(found));
    const first = await listed({ limit: 3 });
    const second = await listed({ limit: 3, cursor: first.next });
    expect([first.titles.length, second.titles.length, second.next]).toEqual([3, 2, undefined]);
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(new Set(all.items.map(({ id }) => id)).size).toBe(5);
  });

  it('end with what is withdrawn, and stand while both are seen by everybody', async () => {
    const kept = async () => {
      const { titles, total } = await listed();
      return [titles.length, total.count];
    };
    const find = () => innovation.get(FindMatches).forProblem(problemId);
    await find();
    for (const status of ['in_progress', 'solved', 'closed', 'open']) {
      await setStatus('problems', status, problemId);
      expect([status, ...(await kept())]).toEqual([status, 1, 1]);
    }
    await setStatus('problems', 'withdrawn', problemId);
    expect(await kept()).toEqual([0, 0]);
    await setStatus('problems', 'open', problemId);
    await find();
    for (const status of ['testing', 'deployed', 'published']) {
      await setStatus('solutions', status, probes);
      expect([status, ...(await kept())]).toEqual([status, 1, 1]);
    }
    await setStatus('solutions', 'draft', probes);
    expect(await kept()).toEqual([0, 0]);
  });

  it.each<[string, () => { byIds(ids: string[]): Promise<unknown[]> }, () => Promise<unknown>]>([
    ['a problem', () => innovation.get(ProblemsQueries), () => setStatus('problems', 'withdrawn', problemId)],
    ['a solution', () => innovation.get(SolutionsQueries), () => setStatus('solutions', 'draft', probes)],
  ])('show nothing of %s that is withdrawn after they were read, before it is', async (_, sides, withdraw) => {
    await innovation.get(FindMatches).forProblem(problemId);
    const { byIds } = sides();
    const read = jest.spyOn(sides(), 'byIds').mockImplementationOnce(async (ids) => {
      await withdraw();
      return byIds.call(sides(), ids);
    });
    expect((await listed()).titles).toEqual([]);
    read.mockRestore();
  });

  it.each([
    ['a problem', 'problems', 'withdrawn'],
    ['a solution', 'solutions', 'draft'],
  ] as const)('are not kept of %s that is withdrawn while they are looked for', async (_, noun, status) => {
    const withdrawing = `update innovation.${noun} set status = '${status}' where id = $1`;
    await whileAnother(innovation, [[withdrawing, [noun === 'problems' ? problemId : probes]]], () =>
      innovation.get(FindMatches).forProblem(problemId),
    );
    expect(await matchesKept()).toEqual([]);
  });
});

describe('an organization with thousands of matches', () => {
  beforeEach(async () => {
    const submit = `insert into innovation.problems (organization_id, title, description)
        select $1, 'Leak ' || n, 'Water.' from generate_series(1, 100) n`;
    const solve = `insert into innovation.solutions (organization_id, title, description, status, published_at)
        select $1, 'Probe ' || n, 'Water.', 'published', now() from generate_series(1, 100) n`;
    await innovation.rows(submit, [organizationOf(seeker)]);
    await innovation.rows(solve, [organizationOf(solver)]);
    await innovation.rows(`insert into innovation.matches (problem_id, solution_id, percent, found_at)
      select q.id, s.id, 40 + (row_number() over ()) % 60, now() - row_number() over () * interval '1 s'
      from innovation.problems q, innovation.solutions s where q.title like 'Leak %' and s.title like 'Probe %'`);
    await innovation.rows(
      `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict, created_at)
        select $1, problem_id, solution_id, 'saved', found_at from innovation.matches where percent < 70
        on conflict do nothing`,
      [organizationOf(seeker)],
    );
    await innovation.rows('vacuum analyze innovation.matches, innovation.match_verdicts');
  });

  it('has the best of them recommended, and no more read than that takes', async () => {
    await innovation.rows('analyze innovation.problems, innovation.solutions');
    const best = () => innovation.get(KeptMatchesQueries).recommended(solver, 6);
    expect((await best()).map(({ percent }) => percent)).toEqual([99, 99, 99, 99, 99, 99]);
    expect(await rowsRead(innovation.database, best)).toBeLessThan(300);
  });

  it('reads of its verdicts those on the problem or the solution alone, and none of other organizations', async () => {
    await innovation.rows(
      `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict)
        select $1, problem_id, solution_id, 'saved' from innovation.matches`,
      [organizationOf(solver)],
    );
    await innovation.rows('vacuum analyze innovation.match_verdicts');
    const [pair] = await innovation.rows(
      `select problem_id as "problemId", solution_id as "solutionId" from innovation.match_verdicts where organization_id = $1
        limit 1`,
      [organizationOf(seeker)],
    );
    for (const one of [{ problemId: pair.problemId }, { solutionId: pair.solutionId }]) {
      const verdicts = () => innovation.get(KnownPairs).verdictsWith(one, seeker);
      const { size } = await verdicts();
      expect(size).toBeGreaterThan(0);
      expect(await rowsRead(innovation.database, verdicts)).toBe(size);
    }
  });

  it('is shown the newest fifty that it has saved, and no more is read than that takes', async () => {
    const kept = () => innovation.get(KeptMatchesQueries).saved(seeker);
    const newest = await innovation.rows(
      `select id from innovation.match_verdicts where organization_id = $1 and verdict = 'saved'
        order by created_at desc, id desc limit 50`,
      [organizationOf(seeker)],
    );
    expect(newest).toHaveLength(50);
    expect((await kept()).map(({ verdict }) => verdict.id)).toEqual(newest.map(({ id }) => id));
    expect(await rowsRead(innovation.database, kept)).toBeLessThan(1000);
  });
});
