import { act, fireEvent, screen, within } from '@testing-library/react';
import { criteria, review, rubric, secondReview } from '@/testing/evaluation';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { readOnly } from '@/testing/problems';
import ScorePage from './ScorePage';

const given = { marks: [], comment: null, rubricVersion: 1, proposalVersion: 1, scoredAt: '2026-03-06T10:00:00Z' };

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/problems/p1/score') =>
  openPage(ScorePage, {
    path: '/problems/:id/score',
    at,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/problems/p1': () => ({
        ...readOnly,
        id: 'p1',
        title: 'Leaks',
        description: 'In mains.',
        brief: { ...readOnly.brief, successCriteria: 'Half the losses in a year.' },
      }),
      'GET /api/problems/p1/reviews': () => [review, secondReview],
      'GET /api/problems/p1/rubric': () => rubric,
      ...answers,
    },
  });

const marksOf = async (name: string) => within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));

describe('a reviewer', () => {
  beforeEach(() => sessionStorage.clear());

  it('scores one proposal after the other by digits, without knowing whose it is', async () => {
    let scored = false;
    const { user, callsTo, address } = open({
      'GET /api/problems/p1/reviews': () => [
        scored ? { ...review, isBlind: false, state: 'scored', score: { ...given, points: 45 } } : review,
        secondReview,
      ],
      'PUT /api/proposals/r1/score': () => {
        scored = true;
        return review;
      },
    });
    expect(await screen.findByRole('heading', { name: 'Acoustic probes' })).toBeVisible();
    expect(screen.getByText(/^Proposal 7KQF · its organization is kept from you/)).toBeVisible();
    expect(screen.getByText(/0 of 2/)).toBeVisible();
    // The criteria speak of the brief.
    expect(screen.getByText('Half the losses in a year.')).toBeInTheDocument();
    await user.click((await marksOf('Fit')).getByRole('radio', { name: '4: Meets most of it' }));
    await user.keyboard('3');
    expect((await marksOf('Fit')).getByRole('radio', { name: /^3/ })).toBeChecked();
    // The digit has led on to the next criterion.
    await user.keyboard('5');
    expect((await marksOf('Cost')).getByRole('radio', { name: /^5/ })).toBeChecked();
    expect(screen.getByText('70.0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a note on Fit' }));
    await user.keyboard('Cast iron only');
    await user.type(
      screen.getByLabelText('What there is to say of the whole'),
      'Worth a pilot.{Control>}{Enter}{/Control}',
    );
    expect(await screen.findByText('Score saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/proposals/r1/score')[0]?.body).toEqual({
      marks: [
        { key: 1, mark: 3, note: 'Cast iron only' },
        { key: 2, mark: 5 },
      ],
      comment: 'Worth a pilot.',
      rubricVersion: 1,
      proposalVersion: 1,
    });
    expect(await screen.findByRole('heading', { name: 'Fibre in the main' })).toHaveFocus();
    expect(address()).toBe('/problems/p1/score?proposal=r2');
    expect(screen.getByText(/1 of 2/, { selector: 'span' })).toBeVisible();
  });

  it('is sent once, however often the keys are pressed, and keeps the field of a note that is emptied', async () => {
    const marks = [
      { key: 1, mark: 3, note: 'Old' },
      { key: 2, mark: 4, note: null },
    ];
    const { user, callsTo } = open({
      'GET /api/problems/p1/reviews': () => [{ ...review, state: 'scored', score: { ...given, marks, points: 60 } }],
      'PUT /api/proposals/r1/score': () => new Promise(() => undefined),
    });
    const note = await screen.findByLabelText('Note on Fit');
    await user.clear(note);
    await user.keyboard('New');
    expect(note).toHaveFocus();
    expect(note).toHaveValue('New');
    for (const _ of [1, 2]) fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    expect(callsTo('PUT /api/proposals/r1/score')).toHaveLength(1);
  });

  it('is led to the criterion that has no mark', async () => {
    const { user, callsTo } = open();
    await user.click((await marksOf('Fit')).getByRole('radio', { name: /^2/ }));
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('link', { name: 'Mark “Cost”' }));
    expect(screen.getByRole('group', { name: /^Cost/ })).toHaveFocus();
    expect(callsTo('PUT /api/proposals/r1/score')).toHaveLength(0);
  });

  it('is shown what has changed in the rubric meanwhile, and keeps the marks that still fit', async () => {
    const changed = [
      { key: 3, name: 'Speed', meaning: null, weight: 50, share: 50 },
      { ...criteria[0], weight: 50, share: 50 },
    ];
    let version = 1;
    const { user, callsTo } = open({
      'GET /api/problems/p1/rubric': () =>
        version === 1 ? rubric : { ...rubric, revision: 2, inForce: { ...rubric.inForce, version, criteria: changed } },
      'PUT /api/proposals/r1/score': ({ body }) => {
        if ((body as { rubricVersion: number }).rubricVersion === 2) return review;
        version = 2;
        return refusal(409, 'rubric_changed', 'The rubric has changed meanwhile: version 2 is in force.');
      },
    });
    await user.click((await marksOf('Fit')).getByRole('radio', { name: /^4/ }));
    await user.click((await marksOf('Cost')).getByRole('radio', { name: /^2/ }));
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    const notice = within(await screen.findByRole('alert', { name: 'The rubric has changed meanwhile' }));
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“Speed” is new and counts 50 %.',
      '“Fit” counts 50 % instead of 60 %.',
      '“Cost” is not judged any more.',
    ]);
    expect(screen.getByRole('button', { name: 'Save Score' })).toBeDisabled();
    await user.click(notice.getByRole('button', { name: 'Go On With the New One' }));
    expect((await marksOf('Fit')).getByRole('radio', { name: /^4/ })).toBeChecked();
    await user.click((await marksOf('Speed')).getByRole('radio', { name: /^1/ }));
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    expect(await screen.findByText('Score saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/proposals/r1/score')[1]?.body).toMatchObject({
      marks: [
        { key: 3, mark: 1 },
        { key: 1, mark: 4 },
      ],
      rubricVersion: 2,
    });
  });

  it('reads what was amended meanwhile before the score is sent', async () => {
    let version = 1;
    const { user, callsTo } = open({
      'GET /api/problems/p1/reviews': () => [{ ...review, version, note: `Text ${version}` }],
      'PUT /api/proposals/r1/score': ({ body }) => {
        if ((body as { proposalVersion: number }).proposalVersion === 2) return review;
        version = 2;
        return refusal(409, 'proposal_amended', 'This proposal has been amended meanwhile.');
      },
    });
    for (const name of ['Fit', 'Cost']) await user.click((await marksOf(name)).getByRole('radio', { name: /^4/ }));
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    expect(await screen.findByText('Text 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I Have Read It' }));
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    expect(await screen.findByText('Score saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/proposals/r1/score')[1]?.body).toMatchObject({ proposalVersion: 2 });
  });

  it('keeps what was typed when they are removed meanwhile', async () => {
    let isRemoved = false;
    const gone = () => refusal(403, 'reviewer_required', 'You are not a reviewer of this problem, or no longer.');
    const { user } = open({
      'GET /api/problems/p1/reviews': () => (isRemoved ? gone() : [review]),
      'PUT /api/proposals/r1/score': () => {
        isRemoved = true;
        return gone();
      },
    });
    for (const name of ['Fit', 'Cost']) await user.click((await marksOf(name)).getByRole('radio', { name: /^4/ }));
    await user.type(screen.getByLabelText('What there is to say of the whole'), 'Worth a pilot.');
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    expect(await screen.findByRole('alert', { name: 'You do not review this problem any more' })).toBeVisible();
    expect(screen.getByLabelText('What there is to say of the whole')).toHaveValue('Worth a pilot.');
  });

  it('stays with what they score when it is decided meanwhile, until they go on', async () => {
    let reviews: object[] = [review];
    const { user } = open({
      'GET /api/problems/p1/reviews': () => reviews,
      'PUT /api/proposals/r1/score': () => {
        reviews = [secondReview];
        return refusal(409, 'proposal_decided', 'This proposal was decided meanwhile.');
      },
    });
    for (const name of ['Fit', 'Cost']) await user.click((await marksOf(name)).getByRole('radio', { name: /^4/ }));
    await user.type(screen.getByLabelText('What there is to say of the whole'), 'Worth a pilot.');
    await user.click(screen.getByRole('button', { name: 'Save Score' }));
    const notice = within(await screen.findByRole('alert', { name: 'This proposal does not wait any more' }));
    expect(screen.getByRole('heading', { name: 'Acoustic probes' })).toBeVisible();
    expect(screen.getByLabelText('What there is to say of the whole')).toHaveValue('Worth a pilot.');
    await user.click(notice.getByRole('button', { name: 'Go On to the Next' }));
    expect(await screen.findByRole('heading', { name: 'Fibre in the main' })).toBeVisible();
    expect(screen.getByLabelText('What there is to say of the whole')).toHaveValue('');
  });

  it('finds what was typed again after a reload', async () => {
    const { user, close } = open();
    await user.click((await marksOf('Fit')).getByRole('radio', { name: /^4/ }));
    close();
    open();
    expect((await marksOf('Fit')).getByRole('radio', { name: /^4/ })).toBeChecked();
  });

  it('recuses themselves with a reason, warned of what their organization has with the other', async () => {
    let state: object = { conflicts: ['connection', 'project'] };
    const { user, callsTo } = open({
      'GET /api/problems/p1/reviews': () => [{ ...review, ...state }],
      'PUT /api/proposals/r1/recusal': () => {
        state = { state: 'recused', excuseReason: 'We work together.' };
        return review;
      },
    });
    expect(await screen.findByText(/is connected with and shares a project with the proposing one/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recuse Yourself' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recuse yourself' }));
    await user.click(dialog.getByRole('button', { name: 'Recuse Yourself' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please say why');
    await user.type(dialog.getByLabelText(/^Reason/), 'We work together.');
    await user.click(dialog.getByRole('button', { name: 'Recuse Yourself' }));
    expect(await screen.findByText('You have recused yourself from this proposal.')).toBeVisible();
    expect(callsTo('PUT /api/proposals/r1/recusal')[0]?.body).toEqual({ reason: 'We work together.' });
  });

  it.each([
    [
      'You do not review this problem',
      { 'GET /api/problems/p1/reviews': () => refusal(403, 'reviewer_required', 'No.') },
    ],
    ['Evaluation not found', { 'GET /api/problems/p1/reviews': () => refusal(404, 'not_found', 'There is none.') }],
    ['Nothing waits for a score', { 'GET /api/problems/p1/reviews': () => [] }],
    ['There is no rubric yet', { 'GET /api/problems/p1/rubric': () => ({ ...rubric, inForce: null }) }],
  ])('is told: %s', async (name, answers) => {
    open(answers);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });
});
