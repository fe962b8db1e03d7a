import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitSolution } from '../solutions/submit-solution';
import { AnswerQuestion } from './answer-question';
import { AskQuestion } from './ask-question';
import { DeleteQuestion } from './delete-question';
import { EditQuestion } from './edit-question';
import { HideQuestion } from './hide-question';
import { QuestionsQueries } from './questions.queries';
import { ShowQuestion } from './show-question';
import { TellOfQuestions } from './tell-of-questions';

let innovation: Contexts;
let owner: Viewer;
let asker: Viewer;
let stranger: Viewer;
let problemId: string;

const hour = 3_600_000;
const nobody = '00000000-0000-4000-8000-ffffffffffff';
const title = 'Leaks in old water mains';
const text = 'How old are the **mains**?';
const reason = 'It names a customer.';
const link = () => `${innovation.get(Config).appUrl}/problems/${problemId}?tab=questions`;

const ask = (viewer = asker, words = text) => innovation.get(AskQuestion).execute(viewer, problemId, { text: words });
const revisionOf = async (id: string) => {
  const [question] = await innovation.rows('select revision from innovation.questions where id = $1', [id]);
  return Number(question?.revision ?? 1);
};
const answer = async (viewer: Viewer, id: string, words = 'A hundred years.', revision?: number) =>
  innovation.get(AnswerQuestion).execute(viewer, id, { text: words, revision: revision ?? (await revisionOf(id)) });
const edit = (viewer: Viewer, id: string, words = 'How long are they?', revision?: number) =>
  innovation.get(EditQuestion).execute(viewer, id, { text: words, revision });
const remove = (viewer: Viewer, id: string) => innovation.get(DeleteQuestion).execute(viewer, id);
const hide = (viewer: Viewer, id: string, why = reason) => innovation.get(HideQuestion).execute(viewer, id, why);
const show = (viewer: Viewer, id: string) => innovation.get(ShowQuestion).execute(viewer, id);
const page = async (viewer: Viewer, limit = 50, cursor?: string) => {
  const problem = await innovation.get(ProblemsQueries).find(problemId, viewer);
  if (!problem) throw new Error('there is no problem');
  return innovation.get(QuestionsQueries).listOfProblem(problem, viewer, limit, cursor);
};
const list = async (viewer: Viewer) => (await page(viewer)).items;
const texts = async (viewer: Viewer) => (await list(viewer)).map((question) => question.text);
const record = (action: string, viewer: Viewer, id: string, details?: object) => ({
  action,
  actor: `member:${viewer.id}`,
  subject: `question:${id}`,
  ...(details && { details }),
});

beforeAll(async () => {
  innovation = await startContexts();
  owner = await innovation.organization('Meridian Water');
  asker = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  innovation.clock.reset();
  await innovation.rows('truncate innovation.problems cascade');
  problemId = await innovation.get(SubmitProblem).execute(owner, { title, description: 'They leak.' });
});

describe('a question about a problem', () => {
  it('leaves an event, a record and a mail to those who decide for the problem', async () => {
    await expect(() => ask()).leavesBehind((questionId: string) => ({
      events: [{ type: 'innovation.question-asked', questionId, problemId, organizationId: organizationOf(asker) }],
      audit: [record('question.asked', asker, questionId, { problemId, organizationId: organizationOf(asker) })],
      mail: [
        {
          template: 'question-asked',
          to: owner.email,
          about: `question:${questionId}`,
          values: {
            firstName: 'Ada',
            problemTitle: title,
            organizationName: 'AquaSense',
            question: text,
            more: null,
            link: link(),
          },
        },
      ],
    }));
  });

  it('is read by all members, of whom one has asked', async () => {
    await ask();
    for (const [viewer, isOwn] of [
      [asker, true],
      [owner, false],
      [stranger, false],
      [as('viewer', stranger), false],
    ] as const)
      expect(await list(viewer)).toMatchObject([
        { text, askedBy: { name: 'AquaSense' }, isOwn, canEdit: isOwn, editedAt: null, answer: null, hiding: null },
      ]);
  });

  it('is asked by all but viewers, about what there is', async () => {
    for (const role of ['owner', 'admin', 'member'] as const)
      expect(await refusal(ask(as(role, asker)))).toBeUndefined();
    expect(await refusal(ask(owner))).toBeUndefined();
    await expect(() => ask(as('viewer', asker))).leavesBehind({ refused: 'organization_required' });
    const elsewhere = innovation.get(AskQuestion).execute(asker, nobody, { text });
    expect(await refusal(elsewhere)).toBe('not_found');
    const foreign = { text, organizationId: organizationOf(stranger) };
    await expect(() => innovation.get(AskQuestion).execute(asker, problemId, foreign)).leavesBehind({
      refused: 'not_found',
    });
  });

  it('is not asked for an organization that can only read', async () => {
    const debtor = await innovation.organization('Debtor');
    await innovation.rows(
      `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, status, period_start,
         period_end, price_version)
       values ($1, 'innovators-annual', 'innovators_solution_providers', 'yearly', 'USD', 'grace',
         now() - interval '1 year', now(), 1)`,
      [organizationOf(debtor)],
    );
    await expect(() => ask(debtor)).leavesBehind({ refused: 'subscription_read_only' });
  });

  it('is mailed once an hour, then with how many more there are', async () => {
    await ask();
    await expect(() => ask(stranger, 'Of what?')).leavesBehind((questionId: string) => ({
      events: [{ type: 'innovation.question-asked', questionId, problemId, organizationId: organizationOf(stranger) }],
      audit: [record('question.asked', stranger, questionId, { problemId, organizationId: organizationOf(stranger) })],
    }));
    const latest = await ask(asker, 'How deep?');
    const late = async () => void (await innovation.get(TellOfQuestions).late());
    await expect(late).leavesBehind({});
    innovation.clock.move(hour + 1000);
    await expect(late).leavesBehind({
      mail: [
        {
          template: 'question-asked',
          to: owner.email,
          about: `question:${latest}`,
          values: {
            firstName: 'Ada',
            problemTitle: title,
            organizationName: 'AquaSense',
            question: 'How deep?',
            more: 1,
            link: link(),
          },
        },
      ],
    });
    innovation.clock.move(2 * hour);
    await expect(late).leavesBehind({});
  });

  it('is mailed once when many ask at the same time, and not again when it is deleted and asked anew', async () => {
    const mails = () => innovation.rows(`select from notifications.messages where template = 'question-asked'`);
    const before = (await mails()).length;
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(await mails()).toHaveLength(before + 1);
    for (const id of asked) await remove(asker, id);
    await ask();
    expect(await mails()).toHaveLength(before + 1);
  });

  it('takes the mail of the hour only where there is somebody to tell', async () => {
    const mails = async () =>
      (await innovation.rows(`select from notifications.messages where template = 'question-asked'`)).length;
    const before = await mails();
    await ask(owner);
    expect(await mails()).toBe(before);
    await ask();
    expect(await mails()).toBe(before + 1);
  });

  it('is not mailed to who has asked it, nor late when it was answered or hidden meanwhile', async () => {
    const late = () => innovation.get(TellOfQuestions).late();
    await expect(() => ask(owner)).leavesBehind((questionId: string) => ({
      events: [{ type: 'innovation.question-asked', questionId, problemId, organizationId: organizationOf(owner) }],
      audit: [record('question.asked', owner, questionId, { problemId, organizationId: organizationOf(owner) })],
    }));
    const [answered, hidden] = [await ask(), await ask()];
    await answer(owner, answered);
    await hide(owner, hidden);
    innovation.clock.move(2 * hour);
    expect(await late()).toBe(false);
  });
});

describe('its words', () => {
  it('are changed by who asked it, which is said', async () => {
    const id = await ask();
    await expect(() => edit(asker, id)).leavesBehind({ audit: [record('question.edited', asker, id)] });
    expect(await list(stranger)).toMatchObject([{ text: 'How long are they?', editedAt: expect.any(String) }]);
    await edit(asker, id, 'How long are they?');
  });

  it('are not said to be changed where they are the same', async () => {
    const id = await ask();
    await edit(asker, id, text);
    expect(await list(asker)).toMatchObject([{ text, editedAt: null }]);
  });

  it('are not changed by who has read older ones, whoever is first of several at once', async () => {
    const id = await ask();
    const given = await Promise.all([1, 2, 3, 4].map((n) => refusal(edit(asker, id, `How long? ${n}`, 1))));
    expect(given.filter((refused) => refused === undefined)).toHaveLength(1);
    expect(given.filter((refused) => refused === 'edited_meanwhile')).toHaveLength(3);
    const [standing] = await texts(asker);
    await expect(() => edit(asker, id, 'Older.', 1)).leavesBehind({ refused: 'edited_meanwhile' });
    expect(await texts(asker)).toEqual([standing]);
    await edit(asker, id, 'Newer.', 2);
    expect(await texts(asker)).toEqual(['Newer.']);
  });

  it('are gone when who asked it deletes it', async () => {
    const id = await ask();
    await expect(() => remove(asker, id)).leavesBehind({
      audit: [record('question.deleted', asker, id, { problemId })],
    });
    expect(await list(owner)).toEqual([]);
    expect(await innovation.rows('select from innovation.questions')).toEqual([]);
  });

  it('are nobody else’s, not even a colleague’s, and stay once they are answered', async () => {
    const id = await ask();
    const colleague = await innovation.person(organizationOf(asker), 'admin', 'colleague@aquasense.example');
    for (const write of [edit, remove]) {
      for (const viewer of [owner, stranger, colleague])
        await expect(() => write(viewer, id)).leavesBehind({ refused: 'not_found' });
      await expect(() => write(as('viewer', asker), id)).leavesBehind({ refused: 'organization_required' });
      await expect(() => write(asker, nobody)).leavesBehind({ refused: 'not_found' });
    }
    await answer(owner, id);
    for (const write of [edit, remove])
      await expect(() => write(asker, id)).leavesBehind({ refused: 'question_answered' });
    expect(await list(asker)).toMatchObject([{ text, canEdit: false }]);
  });
});

describe('its answer', () => {
  it('is the owner’s, leaves an event and a record, and is mailed to who asked', async () => {
    const id = await ask();
    await expect(() => answer(owner, id)).leavesBehind({
      events: [{ type: 'innovation.question-answered', questionId: id, problemId }],
      audit: [record('question.answered', owner, id, { problemId })],
      mail: [
        {
          template: 'question-answered',
          to: asker.email,
          about: `question:${id}`,
          values: {
            firstName: 'Ada',
            problemTitle: title,
            organizationName: 'Meridian Water',
            question: text,
            answer: 'A hundred years.',
            link: link(),
          },
        },
      ],
    });
    expect(await list(stranger)).toMatchObject([
      { answer: { text: 'A hundred years.', answeredAt: expect.any(String), editedAt: null } },
    ]);
  });

  it('may be put in other words, which is said and not mailed', async () => {
    const id = await ask();
    await answer(owner, id);
    const [{ answer: first } = { answer: null }] = await list(asker);
    innovation.clock.move(hour);
    await expect(() => answer(owner, id, 'Eighty years.')).leavesBehind({
      audit: [record('question.answer-edited', owner, id, { problemId })],
    });
    const [{ answer: second } = { answer: null }] = await list(asker);
    expect(second).toMatchObject({
      text: 'Eighty years.',
      answeredAt: first?.answeredAt,
      editedAt: expect.any(String),
    });
    await answer(owner, id, 'Eighty years.');
    expect((await list(asker))[0]?.answer).toEqual(second);
  });

  it('is not mailed to an owner who has asked', async () => {
    const id = await ask(owner);
    await expect(() => answer(owner, id)).leavesBehind({
      events: [{ type: 'innovation.question-answered', questionId: id, problemId }],
      audit: [record('question.answered', owner, id, { problemId })],
    });
  });

  it('is given by owner, admin and member of the problem’s organization, and by nobody else', async () => {
    const id = await ask();
    for (const viewer of [asker, stranger, as('viewer', owner)])
      await expect(() => answer(viewer, id)).leavesBehind({ refused: 'organization_required' });
    await expect(() => answer(owner, nobody)).leavesBehind({ refused: 'not_found' });
    for (const role of ['owner', 'admin', 'member'] as const)
      expect(await refusal(answer(as(role, owner), id))).toBeUndefined();
  });

  it('is of what was read: not of a question or an answer that was changed meanwhile', async () => {
    const id = await ask();
    await edit(asker, id);
    await expect(() => answer(owner, id, 'Old.', 1)).leavesBehind({ refused: 'edited_meanwhile' });
    expect(await list(owner)).toMatchObject([{ revision: 2, answer: null }]);
    await answer(owner, id, 'Long.', 2);
    await expect(() => answer(owner, id, 'Longer.', 2)).leavesBehind({ refused: 'edited_meanwhile' });
    await answer(owner, id, 'Longer.', 3);
    await answer(owner, id, 'Longer.', 4);
    expect(await list(owner)).toMatchObject([{ revision: 4, answer: { text: 'Longer.' } }]);
  });

  it('at a withdrawn problem is mailed to an asker who sees it still', async () => {
    const [first, second] = [await ask(), await ask(stranger)];
    const idea = { title: 'Probes', description: 'They listen.', problemId };
    await innovation.get(SubmitSolution).execute(stranger, idea);
    await innovation.rows(`update innovation.problems set status = 'withdrawn'`);
    const mails = async () =>
      (await innovation.rows(`select from notifications.messages where template = 'question-answered'`)).length;
    const before = await mails();
    await answer(owner, first);
    expect(await mails()).toBe(before);
    await answer(owner, second);
    expect(await mails()).toBe(before + 1);
  });

  it('is one, also when several are given at once', async () => {
    const id = await ask();
    const given = await Promise.all(Array.from({ length: 6 }, (_, n) => refusal(answer(owner, id, `Answer ${n}`, 1))));
    expect(given.filter((refused) => refused === 'edited_meanwhile')).toHaveLength(5);
    expect(given).toContain(undefined);
    const published = `select from platform.outbox_events where type = 'innovation.question-answered'
      and payload->>'questionId' = $1`;
    expect(await innovation.rows(published, [id])).toHaveLength(1);
  });
});

describe('a hidden question', () => {
  it('is seen by its asker, with the reason, and by the problem’s organization, and by nobody else', async () => {
    const id = await ask();
    await ask(stranger, 'Of what?');
    await expect(() => hide(owner, id)).leavesBehind({
      events: [{ type: 'innovation.question-hidden', questionId: id, problemId }],
      audit: [record('question.hidden', owner, id, { problemId })],
    });
    expect(await texts(stranger)).toEqual(['Of what?']);
    expect((await page(stranger)).total).toEqual({ count: 1 });
    for (const viewer of [asker, owner, as('viewer', owner)]) {
      const { items, total } = await page(viewer);
      expect(total).toEqual({ count: 2 });
      expect(items.find((one) => one.id === id)?.hiding).toEqual({ reason, hiddenAt: expect.any(String) });
    }
    const colleague = await innovation.person(organizationOf(asker), 'owner', 'other@aquasense.example');
    expect(await texts(colleague)).toEqual(['Of what?']);
  });

  it('is hidden again for another reason, and shown again', async () => {
    const id = await ask();
    await hide(owner, id);
    await expect(() => hide(owner, id, 'It is no question.')).leavesBehind({
      audit: [record('question.hidden', owner, id, { problemId })],
    });
    expect(await list(asker)).toMatchObject([{ hiding: { reason: 'It is no question.' } }]);
    await expect(() => show(owner, id)).leavesBehind({ audit: [record('question.shown', owner, id, { problemId })] });
    await expect(() => show(owner, id)).leavesBehind({});
    expect(await list(stranger)).toMatchObject([{ text, hiding: null }]);
  });

  it('is not answered until it is shown again', async () => {
    const id = await ask();
    await hide(owner, id);
    await expect(() => answer(owner, id)).leavesBehind({ refused: 'question_hidden' });
    await show(owner, id);
    expect(await refusal(answer(owner, id))).toBeUndefined();
  });

  it('is hidden and shown by owner, admin and member of the problem’s organization, and by nobody else', async () => {
    const id = await ask();
    for (const act of [hide, show]) {
      for (const viewer of [asker, as('viewer', owner)])
        await expect(() => act(viewer, id)).leavesBehind({ refused: 'organization_required' });
      await expect(() => act(owner, nobody)).leavesBehind({ refused: 'not_found' });
    }
    await expect(() => hide(stranger, id)).leavesBehind({ refused: 'organization_required' });
    for (const role of ['owner', 'admin', 'member'] as const) {
      expect(await refusal(hide(as(role, owner), id))).toBeUndefined();
      await expect(() => show(stranger, id)).leavesBehind({ refused: 'not_found' });
      expect(await refusal(show(as(role, owner), id))).toBeUndefined();
    }
  });
});

describe('the questions of a problem', () => {
  /** Of the stranger, one an hour; every third is answered, every fifth hidden. */
  const fill = (count: number) =>
    innovation.rows(
      `insert into innovation.questions (problem_id, organization_id, asker_id, text, created_at, answer, answered_at,
          hidden_at, hidden_reason)
        select $1, $2, $3, 'Question ' || n, timestamptz '2026-01-01' + n * interval '1 hour',
          case when n % 3 = 0 then 'Yes.' end, case when n % 3 = 0 then now() end,
          case when n % 5 = 0 then now() end, case when n % 5 = 0 then 'No.' end
        from generate_series(1, $4::int) n`,
      [problemId, organizationOf(stranger), stranger.id, count],
    );
  const leaf = async (viewer: Viewer, limit: number) => {
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await page(viewer, limit, cursor);
      read.push(...items.map((question) => question.text.replace('Question ', '')));
      cursor = next;
    } while (cursor);
    return read.map(Number);
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => count - n);

  it.each([1, 3, 4, 100])('come newest first, page by page of %i', async (limit) => {
    await fill(20);
    expect(await leaf(asker, limit)).toEqual(upTo(20).filter((n) => n % 5 > 0));
    expect(await leaf(stranger, limit)).toEqual(upTo(20));
  });

  it.each([1, 3, 4, 100])(
    'come to the owner with those first that wait for an answer, page by page of %i',
    async (limit) => {
      await fill(20);
      const waits = (n: number) => n % 3 > 0 && n % 5 > 0;
      expect(await leaf(owner, limit)).toEqual([...upTo(20).filter(waits), ...upTo(20).filter((n) => !waits(n))]);
    },
  );

  it('have places that are ours', async () => {
    for (const viewer of [owner, asker])
      for (const cursor of ['x', 'wx', 'a'.repeat(31), `${'A'.repeat(31)}=`])
        expect(await refusal(page(viewer, 20, cursor))).toBe('invalid_input');
  });

  it.each([
    ['the owner', () => owner],
    ['others', () => asker],
  ])('are read for %s without those that are not shown', async (_, viewer) => {
    await fill(3000);
    const { next } = await page(viewer(), 20);
    await page(viewer(), 20, next);
    await innovation.rows('analyze innovation.questions');
    const problem = await innovation.get(ProblemsQueries).find(problemId, owner);
    const queries = innovation.get(QuestionsQueries);
    const read = await rowsRead(innovation.database, () =>
      queries.listOfProblem(problem as NonNullable<typeof problem>, viewer(), 20, next),
    );
    // All are counted, once, up to 10,000; the page itself reads no more than it shows.
    expect(read).toBeLessThan(3000 + 100);
  });
});
