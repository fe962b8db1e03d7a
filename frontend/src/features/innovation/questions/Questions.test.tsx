import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { behind, readOnly } from '@/testing/problems';
import ProblemPage from '../problems/ProblemPage';

const owner = { id: 'org-city', name: 'City Water', type: 'government' };
const own = { id: 'org-own', name: 'Own Organization', type: 'startup' };
const problem = {
  ...readOnly,
  id: 'p1',
  title: 'Leaks in old water mains',
  description: 'A third of the treated water is lost.',
  category: null,
  urgency: null,
  status: 'open',
  nextStatuses: [],
  brief: { successCriteria: null, requiredReadiness: null, regions: [], budget: null, rewards: [], rewardNote: null },
  estimatedValue: null,
  estimatedValueCurrency: null,
  estimatedValueUsd: null,
  tags: [],
  createdAt: '2026-03-04T10:00:00Z',
  updatedAt: '2026-03-05T10:00:00Z',
  submittedBy: owner,
  canDecide: false,
  canPropose: true,
};
const question = {
  id: 'q1',
  text: 'How **old** are the mains?',
  mentions: [] as { id: string; name: string }[],
  askedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  createdAt: '2026-03-06T10:00:00Z',
  editedAt: null as string | null,
  answer: null as { text: string; mentions: []; answeredAt: string; editedAt: string | null } | null,
  hiding: null as { reason: string; hiddenAt: string } | null,
  revision: 1,
  isOwn: false,
  canEdit: false,
};
const bola = { id: '7d3c1f9a-0b52-4f7e-9a51-2c6e8d4b1a90', name: 'Bola Ade' };
const toBola = `@[${bola.name}](person:${bola.id})`;
const mine = { ...question, askedBy: own, isOwn: true, canEdit: true };
const answered = { text: 'A *hundred* years.', mentions: [] as [], answeredAt: '2026-03-07T10:00:00Z', editedAt: null };

const open = (answers: Record<string, (call: { url: URL }) => unknown> = {}, viewer: unknown = ada, more = '') =>
  openPage(ProblemPage, {
    path: '/problems/:id',
    at: `/problems/p1?tab=questions${more}`,
    answers: {
      'GET /api/auth/user': () => viewer,
      'GET /api/problems/p1': () => problem,
      'GET /api/problems/p1/proposals': () => [],
      'GET /api/problems/p1/organization': () => behind,
      'GET /api/problems/p1/questions': () => [question],
      'GET /api/problems/p1/people': () => [bola],
      ...answers,
    },
  });
const asOwner = { 'GET /api/problems/p1': () => ({ ...problem, submittedBy: own, canDecide: true }) };
const card = async (text: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name: text })).closest('article article') as HTMLElement);

describe('the questions of a problem', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('are shown with their answers, as they were meant', async () => {
    const edited = { ...question, editedAt: '2026-03-08T10:00:00Z', answer: answered };
    open({ 'GET /api/problems/p1/questions': () => [edited] });
    const article = await card(/Probe Works asked/);
    expect(article.getByText('old').tagName).toBe('STRONG');
    expect(article.getByText('hundred').tagName).toBe('EM');
    expect(article.getByRole('heading', { name: /Probe Works asked.* edited/ })).toBeInTheDocument();
    expect(article.getByRole('heading', { name: /^Answer/ })).not.toHaveTextContent('edited');
    expect(article.queryByText('No answer yet')).not.toBeInTheDocument();
    expect(article.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are counted on their tab, once the page has come to rest', async () => {
    const { callsTo } = openPage(ProblemPage, {
      path: '/problems/:id',
      at: '/problems/p1',
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/problems/p1': () => problem,
        'GET /api/problems/p1/proposals': () => [],
        'GET /api/problems/p1/organization': () => behind,
        'GET /api/problems/p1/questions': () => json(200, [question], { 'x-total-count': '1234' }),
      },
    });
    const tab = await screen.findByRole('tab', { name: 'Questions' });
    expect(callsTo('GET /api/problems/p1/questions')).toHaveLength(0);
    await waitFor(() => expect(tab).toHaveTextContent(/^Questions1,234$/));
    const [{ url } = { url: undefined }] = callsTo('GET /api/problems/p1/questions');
    expect(url?.searchParams.get('limit')).toBe('1');
  });

  it('come page by page', async () => {
    const link = { link: '</api/problems/p1/questions?limit=20&cursor=c2>; rel="next"', 'x-total-count': '2' };
    const { user } = open({
      'GET /api/problems/p1/questions': ({ url }) =>
        url.searchParams.has('cursor')
          ? json(200, [{ ...question, id: 'q2', text: 'Of what?' }], { 'x-total-count': '2' })
          : json(200, [question], link),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Of what?')).toBeInTheDocument();
    expect(screen.getByText('old')).toBeInTheDocument();
  });

  it('say that there are none, and why they cannot be shown', async () => {
    const { close } = open({ 'GET /api/problems/p1/questions': () => [] });
    expect(await screen.findByText('Nobody has asked anything yet.')).toBeInTheDocument();
    close();
    open({ 'GET /api/problems/p1/questions': () => refusal(503, 'temporarily_unavailable', 'Busy.') });
    expect(await screen.findByText('The questions could not be loaded')).toBeInTheDocument();
  });

  it('are asked by members, with a preview, and by no viewer', async () => {
    const asked = jest.fn(() => question);
    const { user, callsTo, close } = open({ 'POST /api/problems/p1/questions': asked });
    const field = await screen.findByRole('textbox', { name: /^Ask a question/ });
    await user.click(screen.getByRole('button', { name: 'Send Question' }));
    expect(await screen.findByText('Write your question')).toBeInTheDocument();
    await user.type(field, 'Of **what**?');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByText('what').tagName).toBe('STRONG');
    await user.click(screen.getByRole('button', { name: 'Send Question' }));
    expect(await screen.findByText('Question sent.')).toBeInTheDocument();
    expect(callsTo('POST /api/problems/p1/questions')[0]?.body).toEqual({
      text: 'Of **what**?',
      organizationId: 'org-own',
    });
    expect(await screen.findByRole('textbox', { name: /^Ask a question/ })).toHaveValue('');
    await waitFor(() => expect(callsTo('GET /api/problems/p1/questions').length).toBeGreaterThan(1));
    close();
    const [organization] = ada.organizations;
    open({}, { ...ada, organizations: [{ ...organization, role: 'viewer' }] });
    await card(/Probe Works asked/);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('mention people whom the server names, and nobody else', async () => {
    const [named, forged] = [
      { ...question, text: `${toBola}, why?`, mentions: [bola] },
      { ...question, id: 'q2', text: `${toBola}, how?` },
    ];
    const { user, callsTo } = open({
      'GET /api/problems/p1/questions': () => [named, forged],
      'POST /api/problems/p1/questions': () => question,
    });
    expect((await screen.findByText('@Bola Ade')).tagName).toBe('SPAN');
    expect(screen.getByText('@Bola Ade, how?').tagName).toBe('P');
    await user.type(await screen.findByRole('textbox', { name: /^Ask a question/ }), '@bo');
    await user.click(await screen.findByRole('option', { name: 'Bola Ade' }));
    await user.click(screen.getByRole('button', { name: 'Send Question' }));
    await waitFor(() => expect(callsTo('POST /api/problems/p1/questions')[0]?.body).toMatchObject({ text: toBola }));
  });

  it('are asked for the organization that is chosen', async () => {
    const { user, callsTo } = open({ 'POST /api/problems/p1/questions': () => question }, adaOfTwo);
    await user.type(await screen.findByRole('textbox', { name: /^Ask a question/ }), 'Of what?');
    await user.selectOptions(screen.getByLabelText('On behalf of'), 'Second Organization');
    await user.click(screen.getByRole('button', { name: 'Send Question' }));
    await waitFor(() =>
      expect(callsTo('POST /api/problems/p1/questions')[0]?.body).toMatchObject({ organizationId: 'org-second' }),
    );
  });

  it('keep what was typed where they are refused, and say why', async () => {
    const { user } = open({
      'POST /api/problems/p1/questions': () => refusal(409, 'subscription_read_only', 'The last renewal is unpaid.'),
    });
    const field = await screen.findByRole('textbox', { name: /^Ask a question/ });
    await user.type(field, 'Of what?');
    await user.click(screen.getByRole('button', { name: 'Send Question' }));
    expect(await screen.findByText('The last renewal is unpaid.')).toBeInTheDocument();
    expect(field).toHaveValue('Of what?');
    expect(field).toHaveFocus();
  });

  it('are edited and deleted by who asked, while nobody has answered', async () => {
    let questions: unknown[] = [mine];
    const { user, callsTo } = open({
      'GET /api/problems/p1/questions': () => questions,
      'PUT /api/questions/q1': () => mine,
      'DELETE /api/questions/q1': () => {
        questions = [];
        return new Response(null, { status: 204 });
      },
    });
    const article = await card(/You asked/);
    await user.click(article.getByRole('button', { name: 'Edit' }));
    const field = article.getByRole('textbox', { name: /^Edit your question/ });
    expect(field).toHaveValue(mine.text);
    await user.clear(field);
    await user.type(field, 'How long?');
    await user.click(article.getByRole('button', { name: 'Save Question' }));
    expect(await screen.findByText('Question changed.')).toBeInTheDocument();
    expect(callsTo('PUT /api/questions/q1')[0]?.body).toEqual({ text: 'How long?', revision: 1 });
    await user.click(await (await card(/You asked/)).findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Question' }));
    expect(await screen.findByText('Nobody has asked anything yet.')).toBeInTheDocument();
  });

  it('that were edited elsewhere meanwhile show both texts, and take the newer one’s place', async () => {
    let standing = mine;
    const { user, callsTo } = open({
      'GET /api/problems/p1/questions': () => [standing],
      'PUT /api/questions/q1': () => {
        const isOlder = standing.revision === 1;
        standing = { ...mine, text: 'How *wide*?', revision: 2 };
        return isOlder ? refusal(409, 'edited_meanwhile', 'Somebody has changed it.') : standing;
      },
    });
    const article = await card(/You asked/);
    await user.click(article.getByRole('button', { name: 'Edit' }));
    const field = article.getByRole('textbox', { name: /^Edit your question/ });
    await user.clear(field);
    await user.type(field, 'How long?');
    await user.click(article.getByRole('button', { name: 'Save Question' }));
    expect(await article.findByText('wide')).toBeInTheDocument();
    expect(field).toHaveValue('How long?');
    await user.click(article.getByRole('button', { name: 'Replace Question' }));
    expect(await screen.findByText('Question changed.')).toBeInTheDocument();
    expect(callsTo('PUT /api/questions/q1').map(({ body }) => body)).toEqual([
      { text: 'How long?', revision: 1 },
      { text: 'How long?', revision: 2 },
    ]);
  });
});

describe('whose problem it is', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('answers, and finds better words for it', async () => {
    let answer: typeof question.answer = null;
    const { user, callsTo, address } = open({
      ...asOwner,
      'GET /api/problems/p1/questions': () => [{ ...question, answer }],
      'PUT /api/questions/q1/answer': () => {
        answer = answered;
        return { ...question, answer };
      },
    });
    const article = await card(/Probe Works asked/);
    await user.click(article.getByRole('button', { name: 'Answer' }));
    expect(address()).toContain('write=answer%3Aq1');
    expect(await article.findByRole('textbox', { name: /^Your answer/ })).toHaveFocus();
    await user.type(article.getByRole('textbox', { name: /^Your answer/ }), 'Very.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Question answered.')).toBeInTheDocument();
    expect(callsTo('PUT /api/questions/q1/answer')[0]?.body).toEqual({ text: 'Very.', revision: 1 });
    await user.click(await article.findByRole('button', { name: 'Edit Answer' }));
    expect(article.getByRole('textbox', { name: /^Edit your answer/ })).toHaveValue(answered.text);
    await user.click(article.getByRole('button', { name: 'Cancel' }));
    expect(article.getByText('hundred')).toBeInTheDocument();
  });

  it('finds an answer again that was begun', async () => {
    const { user, close } = open(asOwner, ada, '&write=answer:q1');
    await user.type(await screen.findByRole('textbox', { name: /^Your answer/ }), 'It is');
    close();
    open(asOwner, ada, '&write=answer:q1');
    expect(await screen.findByRole('textbox', { name: /^Your answer/ })).toHaveValue('It is');
  });

  it.each([
    ['another answer', { answer: answered }, /Somebody has answered since you began/, 'Replace Answer'],
    ['other words of the question', { text: 'How **deep**?' }, /The question has changed since/, 'Send Answer'],
  ])('is shown %s that came meanwhile, and keeps what was typed', async (_, newer, said, button) => {
    let current: object = question;
    const { user, callsTo } = open({
      ...asOwner,
      'GET /api/problems/p1/questions': () => [current],
      'PUT /api/questions/q1/answer': () => {
        if (current !== question) return { ...current, revision: 3 };
        current = { ...question, ...newer, revision: 2 };
        return refusal(409, 'edited_meanwhile', 'Somebody has changed this.');
      },
    });
    const article = await card(/Probe Works asked/);
    await user.click(article.getByRole('button', { name: 'Answer' }));
    await user.type(await article.findByRole('textbox', { name: /^Your answer/ }), 'Very.');
    await user.click(article.getByRole('button', { name: 'Send Answer' }));
    expect(await article.findByText('Somebody has changed this.')).toBeInTheDocument();
    expect(await article.findByText(said)).toBeInTheDocument();
    expect(article.getAllByText('answer' in newer ? 'hundred' : 'deep')).not.toHaveLength(0);
    expect(article.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('Very.');
    await user.click(article.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(callsTo('PUT /api/questions/q1/answer').map(({ body }) => body)).toEqual([
        { text: 'Very.', revision: 1 },
        { text: 'Very.', revision: 2 },
      ]),
    );
  });

  it('keeps its answer where a colleague hides the question meanwhile, and shows it again', async () => {
    let hiding: typeof question.hiding = null;
    const { user } = open({
      ...asOwner,
      'GET /api/problems/p1/questions': () => [{ ...question, hiding }],
      'PUT /api/questions/q1/answer': () => {
        hiding = { reason: 'It names a customer.', hiddenAt: '2026-03-07T10:00:00Z' };
        return refusal(409, 'question_hidden', 'This question is hidden.');
      },
      'DELETE /api/questions/q1/hiding': () => {
        hiding = null;
        return question;
      },
    });
    const article = await card(/Probe Works asked/);
    await user.click(article.getByRole('button', { name: 'Answer' }));
    await user.type(await article.findByRole('textbox', { name: /^Your answer/ }), 'Very.');
    await user.click(article.getByRole('button', { name: 'Send Answer' }));
    await user.click(await article.findByRole('button', { name: 'Show Again' }));
    await waitFor(() => expect(article.queryByText('Hidden')).not.toBeInTheDocument());
    expect(article.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('Very.');
  });

  it('hides a question, saying why, and shows it again', async () => {
    let hiding: typeof question.hiding = null;
    const { user, callsTo } = open({
      ...asOwner,
      'GET /api/problems/p1/questions': () => [{ ...question, hiding }],
      'PUT /api/questions/q1/hiding': () => {
        hiding = { reason: 'It names a customer.', hiddenAt: '2026-03-07T10:00:00Z' };
        return { ...question, hiding };
      },
      'DELETE /api/questions/q1/hiding': () => {
        hiding = null;
        return question;
      },
    });
    await user.click(await (await card(/Probe Works asked/)).findByRole('button', { name: 'Hide …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide question' }));
    await user.click(dialog.getByRole('button', { name: 'Hide Question' }));
    expect(await dialog.findAllByText('Say why, for the one who asked')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText(/^Reason/), 'It names a customer.');
    await user.click(dialog.getByRole('button', { name: 'Hide Question' }));
    expect(await screen.findByText('Question hidden.')).toBeInTheDocument();
    expect(callsTo('PUT /api/questions/q1/hiding')[0]?.body).toEqual({ reason: 'It names a customer.' });
    const article = await card(/Probe Works asked/);
    expect(await article.findByText(/It names a customer/)).toBeInTheDocument();
    expect(article.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
    await user.click(article.getByRole('button', { name: 'Show Again' }));
    expect(await article.findByRole('button', { name: 'Hide …' })).toBeInTheDocument();
  });
});
