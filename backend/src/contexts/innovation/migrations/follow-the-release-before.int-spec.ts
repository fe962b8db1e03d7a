import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { dataSourceOptions } from '../../../platform/database/data-source';
import { migrate } from '../../../platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { BriefAndFollowProblems1764790001000 } from './1764790001000-brief-and-follow-problems';
import { LeafThroughSearches1764820200000 } from './1764820200000-leaf-through-searches';
import { CountWordsOfDocuments1764830000000 } from './1764830000000-count-words-of-documents';
import { ScoreProblemsByDocuments1764830000001 } from './1764830000001-score-problems-by-documents';
import { ScoreSolutionsByDocuments1764830000002 } from './1764830000002-score-solutions-by-documents';
import { IndexHiddenProblems1764850100000 } from './1764850100000-index-hidden-problems';

const lastBefore = 1764700400000;
const nouns = ['problem', 'solution'] as const;

type MigrationClass = new () => MigrationInterface;
const written = (migration: MigrationClass) => Number(migration.name.slice(-13));
const migrations = (dataSourceOptions('').migrations as MigrationClass[]).sort(
  (one, other) => written(one) - written(other),
);
/** Those of this context: no other may touch what it searches. */
const ofInnovation = readdirSync(__dirname).map((file) => Number.parseInt(file, 10));

describe('The migrations that follow the release before', () => {
  let testDatabase: TestDatabase;
  let url: string;
  let client: Client;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  const connect = async (to: string) => {
    const connected = new Client({ connectionString: to });
    await connected.connect();
    return connected;
  };
  const administer = async (statement: string) => {
    const administrator = await connect(testDatabase.url);
    await administrator.query(statement);
    await administrator.end();
  };
  /** Runs those that have not run yet. */
  const run = async (upTo: number) => {
    const source = new DataSource({
      ...dataSourceOptions(url),
      entities: [],
      migrations: migrations.filter((migration) => written(migration) <= upTo),
    } as ReturnType<typeof dataSourceOptions>);
    await source.initialize();
    await source.runMigrations();
    await source.destroy();
  };
  const withRunner = async (work: (runner: ReturnType<DataSource['createQueryRunner']>) => Promise<void>) => {
    const source = await new DataSource({ type: 'postgres', url }).initialize();
    const runner = source.createQueryRunner();
    await work(runner).finally(async () => {
      await runner.release();
      await source.destroy();
    });
  };
  const rows = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  const write = async (title: string) => {
    for (const noun of nouns)
      await rows(
        `insert into innovation.${noun}s (organization_id, title, description${noun === 'solution' ? ', status' : ''})
          values (gen_random_uuid(), $1, 'Acoustic probes'${noun === 'solution' ? `, 'published'` : ''})`,
        [title],
      );
  };
  const matches = async (noun: (typeof nouns)[number]) =>
    (
      await rows(
        `select title from innovation.${noun}_search_match('acoustic probes', '{}', null, '{}', 1000) m
          join innovation.${noun}s n on n.id = m.id where m.pct > 0 order by title`,
      )
    ).map(({ title }) => title);

  /** Documents as the release before has them: without counts, which neither its writers nor its matches know. */
  const asBefore = async () => {
    for (const noun of nouns) {
      const index = `innovation.${noun}_search`;
      const [{ put }] = await rows(`select pg_get_functiondef('${index}_put'::regproc) as put`);
      const without = put
        .replace(/,\s*coalesce\(array_agg\(f\.tf\)[^\n]* as tfs/, '')
        .replace(', tfs = excluded.tfs', '')
        .replaceAll(', tfs', '');
      expect(without).not.toContain('tfs');
      await rows(without);
      await rows(`alter table ${index}_documents drop column tfs`);
      await rows(`
        drop function ${index}_match;
        create function ${index}_match(words text, filters jsonb, owners uuid[], own uuid[], most integer)
        returns table (id uuid, score float8, pct integer) language sql stable as $$
          select d.id, count(*)::float8, 50 from ${index}_documents d join ${index}_posts p on p.doc_id = d.doc_id
            join ${index}_terms t on t.id = p.term_id
          where t.lexeme = any(tsvector_to_array(to_tsvector('pg_catalog.english', words))) group by d.id limit most
        $$`);
    }
  };

  beforeEach(async () => {
    const name = `${new URL(testDatabase.url).pathname.slice(1)}_before`;
    await administer(`create database ${name}`);
    url = Object.assign(new URL(testDatabase.url), { pathname: `/${name}` }).href;
    client = await connect(url);
    await rows('create schema platform');
    await run(lastBefore);
  });
  afterEach(async () => {
    await client.end();
    await administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  });

  it.each([
    ['a fresh database', async () => {}],
    ['one of the release before', asBefore],
  ])('keep matches found on %s, after each of them', async (_, prepare) => {
    await write('0');
    await prepare();
    const titles = ['0'];
    for (const migration of migrations.filter(
      (one) => written(one) > lastBefore && ofInnovation.includes(written(one)),
    )) {
      await run(written(migration));
      titles.push(migration.name);
      await write(migration.name);
      for (const noun of nouns)
        expect({ after: migration.name, found: await matches(noun) }).toEqual({
          after: migration.name,
          found: [...titles].sort(),
        });
    }
    for (const noun of nouns)
      expect(
        await rows(
          `select e.word from innovation.${noun}s n,
            innovation.${noun}_search_explain('acoustic probes', array[n.id], 5) e where n.title = '0' and e.share > 0
          order by e.word`,
        ),
      ).toEqual([{ word: 'acoustic' }, { word: 'probes' }]);
  });

  it('fill old documents while others write them, and go on where they were ended', async () => {
    for (let n = 0; n < 3; n += 1) await write(`${n}`);
    await asBefore();
    await run(written(CountWordsOfDocuments1764830000000));
    const writer = await connect(url);
    await writer.query(`begin; update innovation.problem_search_documents set owner = owner where doc_id = 3`);
    let isFilled = false;
    const filling = run(written(ScoreSolutionsByDocuments1764830000002)).then(() => {
      isFilled = true;
    });
    const filled = () =>
      rows('select doc_id from innovation.problem_search_documents where cardinality(tfs) > 0 order by doc_id');
    while ((await filled()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await rows(`set lock_timeout = '2s'`);
    await rows(`update innovation.problems set title = 'Written meanwhile' where title = '0'`);
    expect([isFilled, await filled()]).toEqual([false, [{ doc_id: 1 }, { doc_id: 2 }]]);
    await writer.query('commit');
    await filling;
    await writer.end();
    for (const noun of nouns)
      expect(
        await rows(`select from innovation.${noun}_search_documents d where tfs is distinct from
          (select array_agg(tf order by array_position(d.term_ids, p.term_id)) from innovation.${noun}_search_posts p
            where p.doc_id = d.doc_id)`),
      ).toEqual([]);
  });

  it('score matches by counts when those of the index are there', async () => {
    await asBefore();
    const reads = (noun: string) =>
      rows(`select from pg_proc where oid = 'innovation.${noun}_search_match'::regproc and prosrc ~ 'tfs'`);
    await run(written(LeafThroughSearches1764820200000));
    expect([await reads('problem'), await reads('solution')]).toEqual([[], []]);
    await run(written(ScoreProblemsByDocuments1764830000001));
    expect([(await reads('problem')).length, (await reads('solution')).length]).toEqual([1, 0]);
  });

  it('let processes start together, and leave checks and indexes that hold', async () => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(
      await rows(`select conname as name from pg_constraint where not convalidated and connamespace = 'innovation'::regnamespace
        union all select indexrelid::regclass::text from pg_index where not indisvalid`),
    ).toEqual([]);
    expect(
      await rows(`select relname from pg_class where relname in
        ('problems_hidden_idx', 'problems_of_organization_idx', 'solution_proposals_made_idx', 'solution_proposals_owed_idx',
          'solution_proposals_due_idx', 'solution_proposals_remind_idx', 'solution_proposals_answered_idx') order by 1`),
    ).toHaveLength(7);
  });

  it('promise answers to those who wait, and to nobody for a decision or a draft that was there', async () => {
    await run(1764850300000);
    const [{ id: draft }] = await rows(
      `insert into innovation.problems (organization_id, title, description, status)
        values (gen_random_uuid(), 'A draft', 'Acoustic probes', 'draft') returning id`,
    );
    await rows(`
      with q as (insert into innovation.problems (organization_id, title, description)
          values (gen_random_uuid(), 'Leaks', 'In mains') returning id, organization_id),
        s as (insert into innovation.solutions (organization_id, title, description, status)
          select case when n = 0 then q.organization_id else gen_random_uuid() end, n::text, 'Probes', 'published'
          from q, generate_series(0, 2500) n returning id, title, organization_id)
      insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status)
        select q.id, s.id, s.organization_id, (case s.title when '1' then 'declined' else 'pending' end)::innovation.proposal_status
        from q, s`);
    await migrate(url);
    const [{ today }] = await rows(`select (now() at time zone 'utc')::date::text as today`);
    const in60 = new Date(Date.parse(today) + 60 * 86_400_000).toISOString().slice(0, 10);
    const in53 = new Date(Date.parse(today) + 53 * 86_400_000).toISOString().slice(0, 10);
    expect(
      await rows(`select id = $1 as "isDraft", decide_by::text as by from innovation.problems order by 1`, [draft]),
    ).toEqual([
      { isDraft: false, by: in60 },
      { isDraft: true, by: null },
    ]);
    expect(
      await rows(`select answer_due_on::text as due, remind_on::text as remind, count(*)::int as count
        from innovation.solution_proposals group by 1, 2 order by 3`),
    ).toEqual([
      { due: null, remind: null, count: 2 },
      { due: in60, remind: in53, count: 2499 },
    ]);
  });

  it('are gone back from without showing what was hidden', async () => {
    await migrate(url);
    for (const status of ['draft', 'withdrawn', 'open'])
      await rows(
        `insert into innovation.problems (organization_id, title, description, status) values (gen_random_uuid(), $1, 'Acoustic probes', $1::text::innovation.problem_status)`,
        [status],
      );
    await withRunner(async (runner) => {
      await new IndexHiddenProblems1764850100000().down(runner);
      await runner.startTransaction();
      await new BriefAndFollowProblems1764790001000().down(runner);
      await runner.commitTransaction();
    });
    expect(await rows('select title, status from innovation.problems order by title')).toEqual([
      { title: 'open', status: 'open' },
      { title: 'withdrawn', status: 'closed' },
    ]);
    expect(await matches('problem')).toEqual(['open', 'withdrawn']);
    await withRunner(async (runner) => {
      await runner.startTransaction();
      await new BriefAndFollowProblems1764790001000().up(runner);
      await runner.commitTransaction();
      await new IndexHiddenProblems1764850100000().up(runner);
    });
  });
});
