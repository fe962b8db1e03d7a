import { organizationOf } from '../../../../test/support/contexts';
import { draft, innovation, matchAProblem, probes, seeker, solver } from '../../../../test/support/matching';
import { rowsRead } from '../../../../test/support/rows-read';
import type { Viewer } from '../../../platform/http/viewer';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { MatchLabel } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { SimilarQueries } from './similar.queries';

matchAProblem();

describe('what is similar to a problem that is being written', () => {
  const similar = async (text: string, viewer = seeker) => {
    const { problems, solutions } = await innovation.get(SimilarQueries).to(text, viewer);
    return {
      problems: problems.map(({ problem, label }) => [problem.title, label]),
      solutions: solutions.map(({ solution }) => solution.title),
    };
  };
  const copy = 'Leaks in old water mains. Buried mains leak and nobody hears them.';

  it('is an open problem with the same text, and a solution that may fit, with the words', async () => {
    expect(await similar(copy)).toEqual({
      problems: [['Leaks in old water mains', MatchLabel.Strong]],
      solutions: ['Probes that hear leaks in water mains'],
    });
    const { problems } = await innovation.get(SimilarQueries).to(copy, seeker);
    expect(problems[0]?.words.map(({ word }) => word)).toEqual(expect.arrayContaining(['leaks', 'mains']));
  });

  it('has its words said as they are written, and not as they are indexed', async () => {
    const description = 'Nous perdons de l’eau, et IoT ne nous aide pas.';
    await innovation.get(SubmitProblem).execute(seeker, { title: 'Fuites du réseau', description });
    const { problems } = await innovation.get(SimilarQueries).to('Réseau, IoT, fuites', seeker);
    expect(problems[0]?.words.map(({ word }) => word).sort()).toEqual(['IoT', 'fuites', 'réseau']);
  });

  it('is the five most similar, however little that is, without a label where it is little', async () => {
    const submit = (title: string) =>
      innovation.get(SubmitProblem).execute(seeker, { title, description: `${title} of nineteen villages.` });
    for (const title of [
      'Goats wander',
      'Wells run dry',
      'Roads wash away',
      'Nets drift',
      'Bridges sway',
      'Dust blows',
    ])
      await submit(title);
    const { problems } = await similar('Herds stray from villages, and herdsmen search for days where goats are');
    expect(problems).toHaveLength(5);
    expect(problems[0]).toEqual(['Goats wander', undefined]);
    expect(problems.map(([, label]) => label)).not.toContain(MatchLabel.Good);
  });

  it('is nothing that has no word in common, is not open any more, or is a draft of others', async () => {
    expect(await similar('Lithium from salt lakes by robots of steel')).toEqual({ problems: [], solutions: [] });
    await innovation.rows(`update innovation.problems set status = 'solved'`);
    expect((await similar(copy)).problems).toEqual([]);
    const draftText = 'Leaks of water seen from space';
    expect((await similar(draftText)).solutions).not.toContain(draftText);
    expect((await similar(draftText, solver)).solutions).toContain(draftText);
  });

  it('is first of all a copy, however long, and says so of no other', async () => {
    const long = (letters: number) =>
      Array.from({ length: 400 }, (_, n) => `At station ${n} pump ${n * 7} stops and valve ${n * 13} stays open.`)
        .join(' ')
        .slice(0, letters);
    const copies = async (text: string) => {
      const { problems } = await innovation.get(SimilarQueries).to(text, solver);
      return problems.map(({ problem, percent, isCopy }) => [problem.title, percent > 85, isCopy]);
    };
    for (let n = 0; n < 30; n += 1)
      await innovation.get(SubmitProblem).execute(seeker, {
        title: `Pump ${n} stops`,
        description: `The valve of pump ${n} at station ${n * 7} stays open.`,
      });
    for (const letters of [3000, 9000]) {
      await innovation
        .get(SubmitProblem)
        .execute(seeker, { title: `Pumps stop ${letters}`, description: long(letters) });
      expect((await copies(`Pumps stop ${letters} ${long(letters)}`))[0]).toEqual([
        `Pumps stop ${letters}`,
        true,
        true,
      ]);
      await innovation.rows('delete from innovation.problems where title = $1', [`Pumps stop ${letters}`]);
    }
    const original = 'Leaks in old water mains';
    const [, ...others] = await copies(
      `Pipes. Buried mains leak and nobody hears them. We want sensors that find leaks without digging.`,
    );
    expect(others.map(([, , isCopy]) => isCopy)).not.toContain(true);
    expect(
      (
        await copies(`Pipes. Buried mains leak and nobody hears them. We want sensors that find leaks without digging.`)
      )[0],
    ).toEqual([original, expect.any(Boolean), true]);
    expect((await copies('Water is lost in new mains, and nobody knows where it leaks'))[0]).toEqual([
      original,
      expect.any(Boolean),
      false,
    ]);
  });

  it('is read by its own words alone among thousands', async () => {
    await innovation.rows(
      `insert into innovation.problems (organization_id, title, description)
        select $1, 'Station ' || n, 'Goats wander from village ' || n from generate_series(1, 1500) n`,
      [organizationOf(seeker)],
    );
    await innovation.get(SearchIndexes).weigh('innovation.problem_search');
    const solutions = await rowsRead(innovation.database, () => innovation.get(SimilarQueries).own(copy, solver));
    const both = await rowsRead(innovation.database, () => innovation.get(SimilarQueries).to(copy, solver));
    expect(solutions).toBeLessThan(300);
    expect(both).toBeLessThan(600);
  });

  it('is nothing for a text without words', async () => {
    expect(await similar('… !? \u{1f6b0}')).toEqual({ problems: [], solutions: [] });
  });
});

describe('what is similar to a solution that is being written', () => {
  it('is what the own organizations offer, drafts included, with the words', async () => {
    const own = (viewer: Viewer, text: string) => innovation.get(SimilarQueries).own(text, viewer);
    const text = 'Leaks of water seen from space. A draft about leaks of mains.';
    expect(await own(solver, text)).toMatchObject([
      { solution: { id: draft }, label: MatchLabel.Strong, isCopy: true },
      { solution: { id: probes }, label: MatchLabel.Possible, isCopy: false },
    ]);
    expect((await own(solver, text))[0]?.words.map(({ word }) => word)).toContain('space');
    expect(await own(seeker, text)).toEqual([]);
    expect(await own(solver, 'Lithium from salt lakes by ships of steel')).toEqual([]);
  });
});
