import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import type { IndustryProblemDetailDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { AnswerQuestion } from './answer-question';
import { AskQuestion } from './ask-question';
import { DeleteQuestion } from './delete-question';
import { EditQuestion } from './edit-question';
import { HideQuestion } from './hide-question';
import { Mentions } from './mentions';
import { QuestionsQueries } from './questions.queries';

let innovation: Contexts;
let owner: Viewer;
let decider: Viewer;
let clerk: Viewer;
let asker: Viewer;
let colleague: Viewer;
let stranger: Viewer;
let problemId: string;

const hour = 3_600_000;
const title = 'Leaks in old water mains';
const token = ({ id }: Viewer, name = 'Ada Okafor') => `@[${name}](person:${id})`;
const found = async (viewer: Viewer) =>
  (await innovation.get(ProblemsQueries).find(problemId, viewer)) as IndustryProblemDetailDto;
const ask = (text: string, viewer = asker) => innovation.get(AskQuestion).execute(viewer, problemId, { text });
const edit = (id: string, text: string) => innovation.get(EditQuestion).execute(asker, id, { text });
const answer = async (id: string, text: string) => {
  const { revision } = await written(id);
  return innovation.get(AnswerQuestion).execute(owner, id, { text, revision });
};
const written = async (id: string, viewer = stranger) => innovation.get(QuestionsQueries).get(id, viewer);
const peopleFor = async (viewer: Viewer) =>
  (await innovation.get(Mentions).peopleFor(viewer, await found(viewer))).map(({ userId }) => userId).sort();
const ids = (...people: Viewer[]) => people.map(({ id }) => id).sort();
/** To whom a mention was mailed since. */
const mailed = async (write: () => Promise<unknown>) => {
  const known = `select id from notifications.messages where template = 'mentioned'`;
  const before = (await innovation.rows(known)).map(({ id }) => id);
  await write();
  const sent = `select to_address from notifications.messages where template = 'mentioned' and id <> all($1) order by 1`;
  return (await innovation.rows(sent, [before])).map(({ to_address }) => to_address);
};

beforeAll(async () => {
  innovation = await startContexts();
  owner = await innovation.organization('Meridian Water');
  decider = await innovation.person(organizationOf(owner), 'admin', 'decider@meridian.example');
  clerk = await innovation.person(organizationOf(owner), 'member', 'clerk@meridian.example');
  asker = await innovation.organization('AquaSense');
  colleague = await innovation.person(organizationOf(asker), 'viewer', 'colleague@aquasense.example');
  stranger = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  innovation.clock.reset();
  await innovation.rows('truncate innovation.problems cascade');
  problemId = await innovation.get(SubmitProblem).execute(owner, { title, description: 'They leak.' });
});

describe('mentioned may be', () => {
  it('by others their own people and who decides for the problem, and by its people who has asked as well', async () => {
    expect(await peopleFor(asker)).toEqual(ids(owner, decider, colleague));
    expect(await peopleFor(stranger)).toEqual(ids(owner, decider));
    expect(await peopleFor(owner)).toEqual(ids(decider, clerk));
    await ask('How old?');
    expect(await peopleFor(owner)).toEqual(ids(decider, clerk, asker));
    expect(await peopleFor(stranger)).toEqual(ids(owner, decider));
  });

  it('nobody who has left', async () => {
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = any($1)', [
      [decider.id, colleague.id],
    ]);
    expect(await peopleFor(asker)).toEqual(ids(owner));
    await innovation.rows('update membership.user_organizations set is_active = true');
  });
});

describe('a mention', () => {
  it('is kept under the person’s own name, and answered with it', async () => {
    const id = await ask(`${token(decider, 'The Boss')}, how old?`);
    expect(await written(id)).toMatchObject({
      text: `${token(decider)}, how old?`,
      mentions: [{ id: decider.id, name: 'Ada Okafor' }],
    });
  });

  it('of somebody unrelated or unknown is a word of the text, and tells nothing about them', async () => {
    const nobody = { ...owner, id: '00000000-0000-4000-8000-ffffffffffff' };
    const text = `${token(stranger, 'you')} ${token(clerk, 'clerk')} ${token(nobody, 'x')} @[y](person:z)`;
    const id = await ask(text);
    expect(await written(id)).toMatchObject({ text: '@you @clerk @x @[y](person:z)', mentions: [] });
    await edit(id, token(stranger, 'him'));
    expect(await written(id)).toMatchObject({ text: '@him', mentions: [] });
    await answer(id, `${token(stranger, 'her')} ${token(clerk, 'x')}`);
    expect((await written(id)).answer).toMatchObject({
      text: `@her ${token(clerk)}`,
      mentions: [{ id: clerk.id, name: 'Ada Okafor' }],
    });
  });

  it('is mailed, as plain text, beside what is mailed anyway', async () => {
    const text = `${token(decider)}, how old?`;
    const link = `${innovation.get(Config).appUrl}/problems/${problemId}?tab=questions`;
    const values = { firstName: 'Ada', problemTitle: title, organizationName: 'AquaSense', link };
    const question = { ...values, question: '@Ada Okafor, how old?', more: null };
    await expect(() => ask(text)).leavesBehind((questionId: string) => {
      const [audit, about] = [
        { actor: `member:${asker.id}`, subject: `question:${questionId}` },
        `question:${questionId}`,
      ];
      const organizationId = organizationOf(asker);
      return {
        events: [{ type: 'innovation.question-asked', questionId, problemId, organizationId }],
        audit: [{ action: 'question.asked', ...audit, details: { problemId, organizationId } }],
        mail: [
          { template: 'mentioned', to: decider.email, about, values: { ...values, text: '@Ada Okafor, how old?' } },
          { template: 'question-asked', to: decider.email, about, values: question },
          { template: 'question-asked', to: owner.email, about, values: question },
        ],
      };
    });
  });

  it('is mailed once for a question and once for its answer, and not to who writes', async () => {
    let id = '';
    expect(
      await mailed(async () => {
        id = await ask(`${token(asker)} ${token(colleague)} ${token(colleague)}`);
      }),
    ).toEqual([colleague.email]);
    expect(await mailed(() => edit(id, `${token(colleague)} ${token(decider)}`))).toEqual([decider.email]);
    await edit(id, 'Nobody.');
    expect(await mailed(() => edit(id, token(colleague)))).toEqual([]);
    expect(await mailed(() => answer(id, `${token(asker)} ${token(decider)} ${token(owner)}`))).toEqual(
      [asker.email, decider.email].sort(),
    );
    expect(await mailed(() => answer(id, `${token(asker)} ${token(clerk)}`))).toEqual([clerk.email]);
  });

  it('of a hidden question is mailed to nobody', async () => {
    const id = await ask('How old?');
    await innovation.get(HideQuestion).execute(owner, id, 'It names a customer.');
    expect(await mailed(() => edit(id, `${token(decider)} ${token(colleague)}`))).toEqual([]);
    expect(await written(id)).toMatchObject({ mentions: [{ id: decider.id }, { id: colleague.id }] });
  });

  it('is mailed once a day by one who deletes the question and asks anew', async () => {
    const askAnew = async (viewer = asker) => {
      const id = await ask(token(decider), viewer);
      await innovation.get(DeleteQuestion).execute(viewer, id);
    };
    expect(await mailed(() => askAnew())).toEqual([decider.email]);
    expect(await mailed(() => askAnew())).toEqual([]);
    expect(await mailed(() => ask(token(decider)))).toEqual([]);
    expect(await mailed(() => ask(token(decider), stranger))).toEqual([decider.email]);
    innovation.clock.move(25 * hour);
    expect(await mailed(() => ask(token(decider)))).toEqual([decider.email]);
    const kept = 'select distinct question_id from innovation.question_mentions';
    expect(await innovation.rows(kept)).toHaveLength(3);
  });

  it('stays when its text is edited, also of one who has left', async () => {
    const id = await ask(`${token(decider)} ${token(colleague)}`);
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = $1', [
      colleague.id,
    ]);
    await edit(id, `Well, ${token(decider)} ${token(colleague)}?`);
    await innovation.rows('update membership.user_organizations set is_active = true');
    expect(await written(id)).toMatchObject({ mentions: [{ id: decider.id }, { id: colleague.id }] });
  });

  it('at a withdrawn problem is of people who still see it', async () => {
    const id = await ask('How old?');
    await innovation.rows(`update innovation.problems set status = 'withdrawn'`);
    expect(await mailed(() => answer(id, `${token(asker)} ${token(clerk)}`))).toEqual([clerk.email]);
  });

  it('does not make the text longer than it may be', async () => {
    const short = `@[x](person:${decider.id})`;
    const most = 2000 - token(decider).length;
    expect((await written(await ask(`${'a'.repeat(most)}${short}`))).text).toHaveLength(2000);
    expect(await refusal(ask(`${'a'.repeat(most + 1)}${short}`))).toBe('invalid_input');
  });

  it('of oneself is a word of the text', async () => {
    const id = await ask(token(asker, 'me'), as('member', asker));
    expect(await written(id)).toMatchObject({ text: '@me', mentions: [] });
  });
});
