import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { misbehaviours, startEmbeddingsServer } from '../../../../test/support/embeddings-server';
import { eventually } from '../../../../test/support/registration';
import type { Viewer } from '../../../platform/http/viewer';
import { metrics } from '../../../platform/logging/metrics';
import { KeepEmbeddings } from '../../../platform/search/meaning/keep-embeddings';
import { Meaning } from '../../../platform/search/meaning/meaning';
import { SubmitProblem } from '../problems/submit-problem';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { SubmitSolution } from '../solutions/submit-solution';
import { MatchesQueries } from './matches.queries';

type Server = Awaited<ReturnType<typeof startEmbeddingsServer>>;

let server: Server;
let contexts: Contexts;
let seeker: Viewer;
let solver: Viewer;
let problemId: string;

const model = 'test-embedding';
const byWords = 'Water gardens in the city';
const byMeaning = 'Hydraulic seepage heard in the conduit';
const other = 'Moisture and robots';

/** Of these the first has more of the words, the second means the same, and the third has little of both. */
const matched = async () => {
  const found = await contexts.get(MatchesQueries).ofProblem(problemId, seeker, { limit: 10, hidden: false });
  return (found ?? []).map(({ solution, facts, percent, words }) => ({
    title: solution.title,
    byMeaning: facts.byMeaning,
    percent,
    words: words.map(({ word }) => word),
  }));
};
const titles = async () => (await matched()).map(({ title }) => title);
const fill = () => contexts.get(KeepEmbeddings).fill();
const kept = async () =>
  (await contexts.rows('select model, count(*)::int as n from platform.embeddings group by model order by model')).map(
    (row) => [row.model, row.n],
  );
async function counted(name: 'search_meaning_total' | 'embedding_calls_total', outcome: string): Promise<number> {
  const { values = [] } = (await metrics.getSingleMetric(name)?.get()) ?? {};
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}
/** What is remembered in the process, or makes it rest, is of the test before. */
function forget() {
  Object.assign(contexts.get(Meaning), { remembered: new Map(), failures: 0, restsUntil: 0 });
}
/** What is not known yet has to be asked for. */
const askAnew = async () => {
  forget();
  await contexts.rows('delete from platform.embeddings where id = $1', [problemId]);
  server.calls.length = 0;
};

beforeAll(async () => {
  server = await startEmbeddingsServer();
  contexts = await startContexts({
    EMBEDDINGS_URL: server.url,
    EMBEDDINGS_MODEL: model,
    EMBEDDINGS_API_KEY: 'sk-test',
  });
  seeker = await contexts.organization('Meridian Water');
  solver = await contexts.organization('AquaSense');
});
afterAll(async () => {
  await contexts.stop();
  await server.stop();
});
beforeEach(async () => {
  server.reset();
  await contexts.rows('truncate innovation.problems, innovation.solutions, platform.embeddings cascade');
  forget();
  problemId = await contexts.get(SubmitProblem).execute(seeker, {
    title: 'Leaks of water in city pipes',
    description: 'Pipes of the city leak in secret.',
    tags: [],
  });
  const submit = (title: string, description: string, publish = true) =>
    contexts.get(SubmitSolution).execute(solver, { title, description, publish });
  await submit(byWords, 'Of the city, in secret: gardens that robots and drones keep, robot by robot, for the city.');
  await submit(byMeaning, 'Loss of moisture is heard in every conduit of a city, in secret.');
  await submit(
    other,
    'One secret is kept about a conduit, and much else is told that has to do with nothing of all this.',
  );
  await submit('A draft of pipes and leaks', 'Nobody else sees it.', false);
});

describe('matches by meaning', () => {
  it('are ordered half by meaning once vectors are there, with the words and the share of them as they were', async () => {
    const before = await matched();
    expect(before.map(({ title }) => title)).toEqual([byWords, byMeaning, other]);
    expect(before.every((one) => !one.byMeaning)).toBe(true);
    expect(server.calls).toHaveLength(0);
    await fill();
    const used = await counted('search_meaning_total', 'used');
    const after = await matched();
    expect(after.map(({ title }) => title)).toEqual([byMeaning, byWords, other]);
    const [first, second, third] = before;
    expect(after).toEqual([second, first, third].map((one) => ({ ...one, byMeaning: true })));
    expect(await counted('search_meaning_total', 'used')).toBe(used + 1);
    // Also the first of them where no more is asked for.
    const { corpus } = contexts.get(SolutionsQueries);
    const [likest] = await corpus.match(
      'Leaks of water in city pipes Pipes of the city leak in secret.',
      { own: [] },
      1,
    );
    expect(await contexts.rows('select title from innovation.solutions where id = $1', [likest?.id])).toEqual([
      { title: byMeaning },
    ]);
  });

  it('are asked for with the model and the key, for what everybody sees alone, and once', async () => {
    await fill();
    expect(server.calls.every(({ headers }) => headers.authorization === 'Bearer sk-test')).toBe(true);
    expect(server.calls.every(({ body }) => body.model === model)).toBe(true);
    const sent = server.calls.flatMap(({ body }) => body.input);
    expect(sent).toHaveLength(4);
    expect(sent.join()).not.toContain('draft');
    server.calls.length = 0;
    await fill();
    expect(server.calls).toEqual([]);
  });

  it('of a problem that is stored need no call, and those of a text no second one', async () => {
    await fill();
    server.calls.length = 0;
    await matched();
    expect(server.calls).toEqual([]);
    await askAnew();
    await Promise.all([matched(), matched(), matched()]);
    await matched();
    expect(server.calls).toHaveLength(1);
  });

  it('wait no longer than the budget, and have what came late the next time', async () => {
    await fill();
    await askAnew();
    server.state.delayMs = 1200;
    const late = await counted('search_meaning_total', 'late');
    expect(await titles()).toEqual([byWords, byMeaning, other]);
    expect(await counted('search_meaning_total', 'late')).toBe(late + 1);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await titles()).toEqual([byMeaning, byWords, other]);
    expect(server.calls).toHaveLength(1);
  });

  it.each(Object.entries(misbehaviours))('go by words when the endpoint %s', async (_, misbehave) => {
    await fill();
    await askAnew();
    server.state.misbehave = misbehave;
    const used = await counted('search_meaning_total', 'used');
    const good = await counted('embedding_calls_total', 'good');
    expect(await titles()).toEqual([byWords, byMeaning, other]);
    expect((await matched()).some((one) => one.byMeaning)).toBe(false);
    expect(await counted('search_meaning_total', 'used')).toBe(used);
    expect(await counted('embedding_calls_total', 'good')).toBe(good);
    await contexts.rows('delete from platform.embeddings');
    await fill();
    expect(await kept()).toEqual([]);
  });

  it('leave an endpoint alone that fails again and again, or that says how long', async () => {
    await fill();
    await askAnew();
    server.state.misbehave = misbehaviours.fails;
    for (let call = 0; call < 5; call += 1) await matched();
    expect(server.calls).toHaveLength(3);
    expect(await counted('search_meaning_total', 'resting')).toBeGreaterThan(0);
    await askAnew();
    server.state.misbehave = misbehaviours['says that there are too many calls'];
    for (let call = 0; call < 3; call += 1) await matched();
    expect(server.calls).toHaveLength(1);
  });

  const order = async (text: string) => {
    const index = 'innovation.solution_search';
    const found = await contexts.rows('select id, 1 as score from platform.embeddings where corpus = $1 order by id', [
      index,
    ]);
    expect(found).toHaveLength(3);
    return contexts.get(Meaning).order(index, text, found as { id: string; score: number }[]);
  };

  it('leave an endpoint alone only when it fails several times without an answer between', async () => {
    await fill();
    server.calls.length = 0;
    for (const [n, works] of [false, false, true, false, false, true].entries()) {
      server.state.misbehave = works ? undefined : misbehaviours.fails;
      const ordered = await order(`Pipe ${n}`);
      expect(ordered.every(({ byMeaning }) => byMeaning === true)).toBe(works);
    }
    expect(server.calls).toHaveLength(6);
  });

  it('ask no more than eight things at once, and do without the others', async () => {
    await fill();
    server.calls.length = 0;
    const held: (() => void)[] = [];
    server.state.misbehave = (response) => held.push(() => misbehaviours.fails(response));
    const [busy, asked] = [await counted('search_meaning_total', 'busy'), 12];
    await Promise.all(Array.from({ length: asked }, (_, n) => order(`Pipe ${n}`)));
    await eventually(async () => held.length === 8 || undefined, 'eight calls');
    expect(await counted('search_meaning_total', 'busy')).toBe(busy + asked - 8);
    await order('One more pipe');
    expect(await counted('search_meaning_total', 'busy')).toBe(busy + asked - 8 + 1);
    server.state.misbehave = undefined;
    for (const answer of held) answer();
    expect(server.calls).toHaveLength(8);
  });

  it('are not mixed with vectors of another length, which are not kept beside them', async () => {
    await fill();
    const before = await kept();
    server.state.embed = () => [1, 2, 3];
    await askAnew();
    expect(await titles()).toEqual([byWords, byMeaning, other]);
    await fill();
    expect(await kept()).toEqual([[model, (before[0]?.[1] as number) - 1]]);
  });

  it('change to another model when all of its vectors are there', async () => {
    await fill();
    const beside = await contexts.beside({ EMBEDDINGS_MODEL: 'another' });
    try {
      server.state.embed = () => [1, 2, 3];
      server.state.misbehave = misbehaviours.fails;
      await beside.get(KeepEmbeddings).fill();
      expect(await kept()).toEqual([[model, 4]]);
      server.state.misbehave = undefined;
      await beside.get(KeepEmbeddings).fill();
      expect(await kept()).toEqual([['another', 4]]);
      expect(await titles()).toEqual([byWords, byMeaning, other]);
    } finally {
      await beside.close();
    }
  });

  it('follow a text that has changed, or is not seen any more', async () => {
    await fill();
    await contexts.rows(`update innovation.problems set description = 'Robots are wanted.'`);
    await contexts.rows(`update innovation.solutions set status = 'draft' where title = $1`, [byMeaning]);
    server.calls.length = 0;
    await contexts.get(KeepEmbeddings).check();
    await fill();
    expect(server.calls.flatMap(({ body }) => body.input)).toEqual(['Leaks of water in city pipes Robots are wanted.']);
    expect(await kept()).toEqual([[model, 3]]);
  });

  it('do without the one text that the endpoint refuses', async () => {
    server.state.misbehave = (response, texts) => {
      if (texts.some((text) => text.includes('gardens'))) return misbehaviours['refuses the call'](response);
      response.writeHead(200).end(JSON.stringify({ data: texts.map((_, index) => ({ index, embedding: [1, 2] })) }));
    };
    await fill();
    expect(await kept()).toEqual([[model, 3]]);
  });
});

describe('without an embeddings endpoint', () => {
  it('nothing is asked, kept or said', async () => {
    const plain = await startContexts();
    try {
      const meaning = plain.get(Meaning);
      expect([meaning.client, meaning.depth]).toEqual([undefined, 0]);
      const found = [{ id: 'a', score: 1 }];
      expect(await meaning.order('innovation.problem_search', 'water', found)).toBe(found);
      await plain.get(KeepEmbeddings).fill();
      await plain.get(KeepEmbeddings).check();
      expect(await plain.rows('select from platform.embeddings')).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});
