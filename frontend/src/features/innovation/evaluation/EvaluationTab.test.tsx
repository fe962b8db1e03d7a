import type { ReviewerDto } from '@alliance/api-client/evaluation';
import { screen, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { evaluation, ranked, rubric } from '@/testing/evaluation';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import EvaluationTab from './EvaluationTab';

const Page = () => <EvaluationTab problemId={useParams().id ?? ''} />;
const waiting = {
  ...ranked,
  proposalId: 'r2',
  title: 'Fibre in the main',
  submittedBy: { id: 'org-fibre', name: 'Deep Fibre', type: 'startup' },
  state: 'waiting',
  rank: null,
  scores: 1,
  waiting: 2,
  figures: { ...ranked.figures, mean: 50, deviation: 30.4, lowest: 20, highest: 80 },
  flags: [
    {
      reviewer: { id: 'ben', name: 'Ben Ade' },
      state: 'due',
      conflicts: ['connection'],
      cameLater: false,
      reason: null,
    },
    {
      reviewer: { id: 'cy', name: 'Cy Bo' },
      state: 'recused',
      conflicts: [],
      cameLater: false,
      reason: 'I worked there.',
    },
    { reviewer: { id: 'dee', name: 'Dee Fo' }, state: 'scored', conflicts: [], cameLater: true, reason: null },
  ],
};
const blind = {
  ...ranked,
  proposalId: 'r3',
  title: 'Dogs',
  isBlind: true,
  submittedBy: null,
  rank: null,
  figures: null,
};
const people = [
  { id: 'ada', name: 'Ada Obi' },
  { id: 'dee', name: 'Dee Fo' },
];

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(Page, {
    path: '/problems/:id',
    at: '/problems/p1',
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/problems/p1/rubric': () => rubric,
      'GET /api/problems/p1/evaluation': () => evaluation,
      'GET /api/problems/p1/reviewer-candidates': () => people,
      'GET /api/problems/p1/ranking': () => ({
        rubricVersion: 1,
        criteria: [],
        isComplete: false,
        proposals: [ranked, waiting, blind],
      }),
      ...answers,
    },
  });

const ofWidth = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);

const rows = async () => {
  const table = await screen.findByRole('table', { name: /^Ranking/ });
  return within(table).getAllByRole('row').slice(1);
};

describe('the evaluation of proposals', () => {
  beforeEach(() => ofWidth(true));

  it('is a list of cards where a table has no room', async () => {
    ofWidth(false);
    open();
    const first = await screen.findByRole('heading', { level: 3, name: 'Acoustic probes' });
    const card = first.closest('li');
    expect(card).toHaveTextContent('Rank 1Acoustic probesProbe Works');
    expect(card).toHaveTextContent('72.5 ± 8.1Scores: 2 of 2');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('ranks them with how far the reviewers are apart, in words as well', async () => {
    open();
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent('1Acoustic probesProbe Works72.5 ± 8.1');
    expect(
      within(first as HTMLElement).getByRole('img', { name: 'Mean 72.5 of 100, from 61.3 to 81.3' }),
    ).toBeVisible();
    expect(first).toHaveTextContent('2 of 2');
    expect(second).toHaveTextContent('50.0 ± 30.4Far apart');
    expect(second).toHaveTextContent('1 of 3');
    expect(second).toHaveTextContent(
      'Ben Ade is to score it; an organization of theirs is connected with Deep Fibre.Cy Bo has recused themselves. “I worked there.”Dee Fo has scored it; they made themselves a reviewer after it came in, and could see whose it is until then.',
    );
    expect(third).toHaveTextContent('DogsProposal 7KQF–Yours is due');
    expect(screen.getByRole('link', { name: 'Dogs' })).toHaveAttribute('href', '/problems/p1/score?proposal=r3');
    expect(screen.getByText(/^3 of 4/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Decide Together' })).toHaveAttribute('href', '/problems/p1/decide');
  });

  it('ranks them in a table that is reached and scrolled by key', async () => {
    open();
    const name = 'Ranking of the proposals that wait for a decision';
    const region = await screen.findByRole('region', { name });
    expect(region).toContainElement(screen.getByRole('table', { name }));
    expect(region).toHaveAttribute('tabindex', '0');
  });

  it('says that more wait than are evaluated now', async () => {
    open({ 'GET /api/problems/p1/evaluation': () => ({ ...evaluation, proposals: 200, hasMore: true }) });
    expect(
      await screen.findByText(/^More than 200 proposals wait for a decision. The oldest 200 are evaluated, others as/),
    ).toBeVisible();
  });

  it('leads to what was scored of those that are decided', async () => {
    const proposal = (id: string, title: string, status: string) => ({
      id,
      label: 'Proposal 7KQF',
      solution: { id: `s-${id}`, title, submittedBy: { id: 'org-fibre', name: 'Deep Fibre', type: 'startup' } },
      status,
      decidedAt: '2026-03-08T10:00:00Z',
    });
    open({
      'GET /api/problems/p1/ranking': () => ({ rubricVersion: 1, criteria: [], isComplete: false, proposals: [] }),
      'GET /api/problems/p1/proposals': () => [
        proposal('r4', 'Smoke', 'accepted'),
        proposal('r5', 'Maps', 'declined'),
        proposal('r6', 'Dogs', 'withdrawn'),
      ],
    });
    const decided = within(await screen.findByRole('region', { name: 'Decided' }));
    const [first, second, ...others] = decided.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(first).toHaveTextContent(/^SmokeDeep Fibre · .*2026Accepted/);
    expect(second).toHaveTextContent(/^Maps.*Declined/);
    expect(decided.getAllByRole('link', { name: 'See Scores' })[0]).toHaveAttribute(
      'href',
      '/problems/p1/compare?proposals=r4',
    );
  });

  it('lays two or three side by side', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Compare Acoustic probes' }));
    expect(screen.queryByRole('link', { name: 'Compare Side by Side' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Fibre in the main' }));
    expect(screen.getByRole('link', { name: 'Compare Side by Side' })).toHaveAttribute(
      'href',
      '/problems/p1/compare?proposals=r1,r2',
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('checkbox', { name: 'Compare Acoustic probes' })).not.toBeChecked();
  });

  it('is kept from a reviewer until their own scores are in', async () => {
    const { callsTo } = open({
      'GET /api/problems/p1/evaluation': () => ({ ...evaluation, canRank: false, canManage: false, due: 2 }),
    });
    expect(await screen.findByRole('heading', { name: 'Your own scores come first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Score 2' })).toHaveAttribute('href', '/problems/p1/score');
    expect(callsTo('GET /api/problems/p1/ranking')).toHaveLength(0);
    expect(screen.queryByLabelText(/^Ask somebody/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('is kept from others of the organization', async () => {
    const alone = { ...evaluation, canRank: false, canManage: false, canDecide: false, isReviewer: false };
    open({ 'GET /api/problems/p1/evaluation': () => alone });
    expect(await screen.findByRole('heading', { name: 'The ranking is not yours to see' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Decide Together' })).toBeNull();
  });

  it.each([
    ['There is no rubric to score by', 'Write the Rubric', { rubricVersion: 0 }],
    ['Nobody scores these proposals yet', 'Choose Reviewers', { reviewers: [], lead: null }],
  ])('says what is missing: %s', async (title, action, changes) => {
    open({ 'GET /api/problems/p1/evaluation': () => ({ ...evaluation, ...changes }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toBeVisible();
  });

  it.each([
    ['There is no rubric to score by', { rubricVersion: 0 }, { canChange: false }],
    ['Nobody scores these proposals yet', { reviewers: [], lead: null, canManage: false }, {}],
  ])('leads nobody to what they may not do: %s', async (title, changes, ofRubric) => {
    open({
      'GET /api/problems/p1/evaluation': () => ({ ...evaluation, ...changes }),
      'GET /api/problems/p1/rubric': () => ({ ...rubric, ...ofRubric }),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Write the Rubric|Choose Reviewers)$/ })).toBeNull();
  });

  it('keeps what is known where the newest could not be loaded', async () => {
    let fails = false;
    const { user } = open({
      'GET /api/problems/p1/ranking': () =>
        fails ? refusal(503, 'temporarily_unavailable', 'In a moment.') : { proposals: [ranked] },
      'DELETE /api/problems/p1/reviewers/ben': () => evaluation,
    });
    await rows();
    fails = true;
    await user.click((await screen.findAllByRole('button', { name: 'Remove' }))[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove reviewer' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Reviewer' }));
    expect(await screen.findByText('The ranking could not be loaded')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('can be tried again where it could not be loaded', async () => {
    let fails = true;
    const { user } = open({
      'GET /api/problems/p1/ranking': () =>
        fails ? refusal(503, 'temporarily_unavailable', 'In a moment.') : { proposals: [ranked] },
    });
    expect(await screen.findByText('The ranking could not be loaded')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('the reviewers of a problem', () => {
  const lines = async () => within(await screen.findByRole('region', { name: 'Reviewers' })).getAllByRole('listitem');

  it('are shown with how far they are, and asked by name', async () => {
    let added = evaluation;
    const [, ben] = evaluation.reviewers as [ReviewerDto, ReviewerDto];
    const dee = { ...ben, id: 'dee', name: 'Dee Fo', isActive: true, scored: 0, due: 2 };
    const { user, callsTo } = open({
      'GET /api/problems/p1/evaluation': () => added,
      'PUT /api/problems/p1/reviewers/dee': () => {
        added = { ...evaluation, reviewers: [...evaluation.reviewers, dee] };
        return added;
      },
    });
    const [first, second] = await lines();
    expect(first?.querySelector('img')).toHaveAttribute('src', '/api/faces/ada/large');
    expect(first).toHaveTextContent('Ada Obi Leads2 of 2 scored');
    expect(second).toHaveTextContent('Ben Ade 1 of 2 scored');
    await user.click(await screen.findByRole('button', { name: 'Add Reviewer' }));
    expect(screen.getByText('Choose who is to review')).toBeVisible();
    const box = screen.getByLabelText('Ask somebody to review');
    expect(
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a person', 'Dee Fo']);
    await user.selectOptions(box, 'Dee Fo');
    await user.click(screen.getByRole('button', { name: 'Add Reviewer' }));
    expect(await screen.findByText('Dee Fo reviews from now on, and is told by mail.')).toBeInTheDocument();
    expect(callsTo('PUT /api/problems/p1/reviewers/dee')).toHaveLength(1);
    expect(await screen.findByText(/^Everybody who may act for your organization reviews already/)).toBeVisible();
  });

  it('can be removed, and let lead, with or without scoring', async () => {
    const { user, callsTo } = open({
      'DELETE /api/problems/p1/reviewers/ben': () => evaluation,
      'PUT /api/problems/p1/evaluation/lead': () => evaluation,
    });
    await user.click((await screen.findAllByRole('button', { name: 'Remove' }))[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove reviewer' }));
    expect(dialog.getByText(/Their score is kept, and counts no more unless they come back/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove Reviewer' }));
    expect(await screen.findByText('Ben Ade does not review any more.')).toBeInTheDocument();
    expect(callsTo('DELETE /api/problems/p1/reviewers/ben')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Let Lead' }));
    expect(await screen.findByText('Ben Ade leads the evaluation.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Ask somebody to review'), 'Dee Fo');
    await user.click(screen.getByRole('button', { name: 'Let Lead Without Scoring' }));
    expect(await screen.findByText('Dee Fo leads the evaluation.')).toBeInTheDocument();
    expect(callsTo('PUT /api/problems/p1/evaluation/lead').map(({ body }) => body)).toEqual([
      { personId: 'ben' },
      { personId: 'dee' },
    ]);
  });

  it('can be led by somebody else when there are as many as can be', async () => {
    const reviewers = Array.from({ length: 20 }, (_, n) => ({
      id: `r${n}`,
      name: `Reviewer ${n}`,
      isActive: true,
      scored: 0,
      due: 0,
    }));
    const { user } = open({ 'GET /api/problems/p1/evaluation': () => ({ ...evaluation, reviewers }) });
    await user.selectOptions(await screen.findByLabelText('Ask somebody to review'), 'Dee Fo');
    expect(screen.getByRole('button', { name: 'Add Reviewer' })).toBeDisabled();
    expect(screen.getByText(/^There are 20 reviewers, which is the most/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Let Lead Without Scoring' })).toBeEnabled();
  });

  it('says why somebody could not be asked', async () => {
    const { user } = open({
      'PUT /api/problems/p1/reviewers/dee': () => refusal(409, 'reviewers_full', 'There are 20 reviewers already.'),
    });
    await user.selectOptions(await screen.findByLabelText('Ask somebody to review'), 'Dee Fo');
    await user.click(screen.getByRole('button', { name: 'Add Reviewer' }));
    expect(await screen.findByText('There are 20 reviewers already.')).toBeVisible();
  });
});
