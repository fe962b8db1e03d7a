import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, refusal } from '@/testing/openPage';
import { openProblem, openProblems, problem } from '@/testing/openProblems';
import { ada, adaOfTwo } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { emptyBrief } from './compose-values';

const dialog = () => screen.findByRole('dialog', { name: 'Submit Problem' });
const openForm = async () => {
  const found = await dialog();
  await within(found).findByLabelText(/^Title/);
  return found;
};

describe('submitting a problem', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  const copy = {
    problem: openProblem,
    percent: 68,
    label: 'good',
    isCopy: true,
    words: [{ word: 'containers', share: 60 }],
  };
  const distant = {
    problem: { ...openProblem, id: 'p7', title: 'Idle trucks' },
    percent: 12,
    isCopy: false,
    words: [],
  };
  const fitting = {
    solution: { id: 's9', title: 'Foldable boxes', submittedBy: { id: 'o9', name: 'Fold Works', type: 'startup' } },
    percent: 55,
    label: 'possible',
    words: [],
  };

  it('shows what is like it while it is written, and asks before a copy is submitted', async () => {
    const { user, callsTo } = openProblems(
      {
        'POST /api/problems/similar': () => ({ problems: [copy, distant], solutions: [fitting] }),
        'POST /api/problems': () => json(201, openProblem),
      },
      '/problems?submit=1',
    );
    const form = within(await dialog());
    fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Empty' } });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(callsTo('POST /api/problems/similar')).toHaveLength(0);
    fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Empty containers again' } });
    fireEvent.change(form.getByLabelText(/^Description/), { target: { value: 'They go back empty.' } });
    const similar = within(await form.findByRole('list', { name: 'Similar open problems' }));
    expect(similar.getByRole('link', { name: /Empty containers/ })).toHaveAttribute('href', '/problems/p2');
    expect(similar.getByText('68 of 100')).toBeInTheDocument();
    // Beside the button, since what is like it stands at the end.
    await user.click(form.getByRole('button', { name: 'One similar open problem' }));
    expect(document.activeElement).toContainElement(similar.getByRole('link', { name: /Empty containers/ }));
    expect(form.getByRole('link', { name: /Foldable boxes/ })).toHaveAttribute('href', '/solutions/s9');
    const items = similar.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
    // What is distant is shown to who wants to see it.
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent('Good');
    const distantOnes = form.getByText('1 more with a few words in common').closest('details') as HTMLDetailsElement;
    expect(distantOnes).not.toHaveAttribute('open');
    expect(within(distantOnes).getByRole('link', { name: /Idle trucks/, hidden: true })).toHaveAttribute(
      'href',
      '/problems/p7',
    );
    expect(callsTo('POST /api/problems/similar').at(-1)?.body).toEqual({
      text: 'Empty containers again They go back empty.',
    });

    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    const question = () => screen.findByRole('dialog', { name: 'Is it the same problem?' });
    expect(within(await question()).getByRole('link', { name: /“Empty containers”/ })).toHaveAttribute(
      'href',
      '/problems/p2',
    );
    expect(within(await question()).getByRole('link')).toHaveAttribute('target', '_blank');
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(callsTo('POST /api/problems')).toHaveLength(0);
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit Problem' }));
    const yes = within(await question()).getByRole('button', { name: 'Submit Problem' });
    expect(yes).toHaveClass('bg-brand');
    await user.click(yes);
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/problems')).toHaveLength(1);
  });

  it('shows a copy in other words before what is distant, and where all is distant how much there is', async () => {
    const problems = [{ ...copy, label: undefined }, distant];
    const solutions = [{ ...fitting, label: undefined }];
    openProblems({ 'POST /api/problems/similar': () => ({ problems, solutions }) }, '/problems?submit=1');
    const form = within(await openForm());
    fireEvent.change(form.getByLabelText(/^Description/), { target: { value: 'Containers go back empty.' } });
    const near = within(await form.findByRole('list', { name: 'Similar open problems' }));
    expect(near.getByRole('link', { name: /Empty containers/ })).toBeInTheDocument();
    const more = within(form.getByText('1 more with a few words in common').closest('details') as HTMLElement);
    expect(more.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '/problems/p7',
    ]);
    expect(form.getByText('1 with a few words in common')).toBeInTheDocument();
    expect(form.queryByRole('list', { name: 'Solutions that may fit already' })).not.toBeInTheDocument();
  });

  describe('that is sent before it was compared', () => {
    const copied = {
      problems: [{ problem: openProblem, percent: 100, label: 'strong', isCopy: true, words: [] }],
      solutions: [],
    };
    async function paste(similar: (call: unknown) => unknown) {
      const opened = openProblems(
        { 'POST /api/problems/similar': similar, 'POST /api/problems': () => json(201, openProblem) },
        '/problems?submit=1',
      );
      const form = within(await openForm());
      fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Empty containers' } });
      fireEvent.change(form.getByLabelText(/^Description/), { target: { value: 'They go back empty.' } });
      fireEvent.submit(form.getByRole('button', { name: 'Submit Problem' }));
      return { ...opened, form };
    }

    it('waits for the comparison, and asks once', async () => {
      let answer: (similar: unknown) => void = () => undefined;
      const { callsTo } = await paste(() => new Promise((resolve) => (answer = resolve)));
      await waitFor(() => expect(callsTo('POST /api/problems/similar')).toHaveLength(1));
      expect(callsTo('POST /api/problems')).toHaveLength(0);
      answer(copied);
      expect(await screen.findByRole('dialog', { name: 'Is it the same problem?' })).toBeInTheDocument();
      expect(callsTo('POST /api/problems')).toHaveLength(0);
      expect(callsTo('POST /api/problems/similar')).toHaveLength(1);
    });

    it.each([
      ['fails', () => json(503, { code: 'temporarily_unavailable' })],
      ['is not answered', () => new Promise(() => undefined)],
    ])('is sent all the same when that %s', async (_, similar) => {
      const { callsTo } = await paste(similar);
      await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1));
    });

    it('is not sent once the form is closed', async () => {
      let answer: (similar: unknown) => void = () => undefined;
      const { callsTo, close } = await paste(() => new Promise((resolve) => (answer = resolve)));
      await waitFor(() => expect(callsTo('POST /api/problems/similar')).toHaveLength(1));
      close();
      answer({ problems: [], solutions: [] });
      await new Promise((resolve) => setTimeout(resolve));
      expect(callsTo('POST /api/problems')).toHaveLength(0);
    });

    it('is not compared any further with what is no longer typed', async () => {
      const signals: AbortSignal[] = [];
      const { form, callsTo } = await paste(() => new Promise(() => undefined));
      await waitFor(() => expect(callsTo('POST /api/problems/similar')).toHaveLength(1));
      for (const [request] of jest.mocked(fetch).mock.calls)
        if ((request as Request).url.endsWith('/similar')) signals.push((request as Request).signal);
      expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
      fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Empty containers and boxes' } });
      await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
    });
  });

  it('requires a title and a description', async () => {
    const { user, callsTo } = openProblems({}, '/problems?submit=1');
    await user.click(within(await openForm()).getByRole('button', { name: 'Submit Problem' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('Title is required')).toBeInTheDocument();
    expect(within(summary).getByText('Description is required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required');
    expect(callsTo('POST /api/problems')).toHaveLength(0);
  });

  it('sends what was typed, closes, refreshes the list and says so', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const { user, address, callsTo } = openProblems(
      {
        'GET /api/problems/value-preview': () => ({ amount: '50000000.00', currency: 'USD', usd: '50000000.00' }),
        'POST /api/problems': () => new Promise((resolve) => (answer = resolve)),
      },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.selectOptions(form.getByLabelText('Category'), 'Environment');
    await user.selectOptions(form.getByLabelText('Urgency'), 'High');
    await user.type(form.getByLabelText('Estimated value'), '$50M');
    expect(await form.findByText('Read as $50,000,000 (USD)')).toBeInTheDocument();
    await user.type(form.getByLabelText('Tags'), ' oceans {Enter}oceans{Enter}');
    await user.type(form.getByLabelText('Tags'), 'nets');
    await user.click(form.getByRole('button', { name: 'Add' }));
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));

    expect(await form.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer(json(201, openProblem));
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(screen.getByText('Success')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/problems');
    expect(callsTo('POST /api/problems')[0]?.body).toEqual({
      title: 'Ghost nets',
      description: 'They keep fishing.',
      category: 'environment',
      urgency: 'high',
      estimatedValue: '$50M',
      tags: ['oceans', 'nets'],
      regions: [],
      rewards: [],
      organizationId: 'org-own',
    });
    await waitFor(() => expect(callsTo('GET /api/problems')).toHaveLength(2));
    await waitFor(() => expect(callsTo('GET /api/problems/summary')).toHaveLength(2));
  });

  describe('that was begun as a full brief', () => {
    const begun = { ...emptyBrief('org-own'), title: 'Ghost nets', description: 'They fish.', budgetTo: 'EUR 5k' };
    const slot = `draft:${ada.id}:submit-problem`;

    it('is sent with what was typed there', async () => {
      sessionStorage.setItem(slot, JSON.stringify(begun));
      const { user, callsTo } = openProblems(
        { 'POST /api/problems': () => json(201, openProblem) },
        '/problems?submit=1',
      );
      const form = within(await openForm());
      await waitFor(() => expect(form.getByLabelText(/^Title/)).toHaveValue('Ghost nets'));
      await user.click(form.getByRole('button', { name: 'Submit Problem' }));
      await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1));
      expect(callsTo('POST /api/problems')[0]?.body).toEqual({
        title: 'Ghost nets',
        description: 'They fish.',
        budgetTo: 'EUR 5k',
        tags: [],
        regions: [],
        rewards: [],
        organizationId: 'org-own',
      });
    });

    it('goes on there where it has criteria, which are kept', async () => {
      const criteria = [{ name: 'Fit', meaning: '', weight: '20' }];
      sessionStorage.setItem(slot, JSON.stringify({ ...begun, criteria }));
      const { address } = openProblems({}, '/problems?submit=1');
      await waitFor(() => expect(address()).toBe('/problems/compose'));
      expect(JSON.parse(sessionStorage.getItem(slot) ?? '{}')).toMatchObject({ criteria });
    });
  });

  it('sends a tag that was typed and not added', async () => {
    const { user, callsTo } = openProblems(
      { 'POST /api/problems': () => json(201, openProblem) },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.type(form.getByLabelText('Tags'), 'oceans{Enter} nets ');
    // Not by a click, which leaves the input first.
    fireEvent.submit(form.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ tags: ['oceans', 'nets'] }));
  });

  it('is not sent with a tag that is too long, until it is shorter', async () => {
    const { user, callsTo } = openProblems(
      { 'POST /api/problems': () => json(201, openProblem) },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.type(form.getByLabelText('Tags'), 'x'.repeat(51));
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    const summary = await form.findByRole('alert');
    await user.click(within(summary).getByText('A tag can have at most 50 characters; this one has 51'));
    expect(form.getByLabelText('Tags')).toHaveFocus();
    expect(callsTo('POST /api/problems')).toHaveLength(0);
    await user.type(form.getByLabelText('Tags'), '{Backspace}');
    expect(form.getByLabelText('Tags')).toBeValid();
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ tags: ['x'.repeat(50)] }));
  });

  it('keeps everything typed when the server refuses, and over a reload', async () => {
    const answers = {
      'POST /api/problems': () => refusal(503, 'temporarily_unavailable', 'Please try again in a moment.'),
    };
    const { user, close } = openProblems(answers, '/problems?submit=1');
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(form.getByLabelText(/^Title/)).toHaveValue('Ghost nets');

    close();
    openProblems(answers, '/problems?submit=1');
    const again = within(await openForm());
    expect(again.getByLabelText(/^Title/)).toHaveValue('Ghost nets');
    expect(again.getByLabelText(/^Description/)).toHaveValue('They keep fishing.');
  });

  it('says while typing that a value cannot be read', async () => {
    const message = 'Write an amount such as $50M, €25M, 1.5bn or NGN 2,500,000';
    const { user } = openProblems(
      {
        'GET /api/problems/value-preview': () =>
          refusal(400, 'value_not_understood', message, [{ field: 'text', message }]),
      },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.type(form.getByLabelText('Estimated value'), 'a lot');
    expect(await form.findByText(message)).toBeInTheDocument();
    expect(form.getByLabelText('Estimated value')).toBeInvalid();
  });

  it('asks on behalf of which organization where there are several', async () => {
    const { user, callsTo } = openProblems(
      { 'GET /api/auth/user': () => adaOfTwo, 'POST /api/problems': () => json(201, openProblem) },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.selectOptions(await form.findByLabelText('On behalf of'), 'Second Organization');
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ organizationId: 'org-second' }));
  });

  describe('when the plan does not let somebody submit', () => {
    const stop = {
      organizationId: 'org-own',
      feature: 'submit_problems',
      name: 'challenge submissions',
      allowance: 'limited',
      period: 'year',
      used: 2,
      limit: 2,
      resetsAt: '2026-12-24T00:00:00Z',
      isOverridden: false,
      plan: {
        id: 'enablers-annual',
        name: 'Ecosystem Enablers',
        tier: 'ecosystem_enablers',
        allows: 'Unlimited challenge submissions',
      },
    };
    const plans = { 'GET /api/plans': () => priceBook };
    const member = { ...ada, organizations: ada.organizations.map((own) => ({ ...own, role: 'member' })) };
    const entitlements = (...all: object[]) => ({ ...plans, 'GET /api/billing/entitlements': () => all });
    const upgrade = async () => within(await screen.findByRole('dialog', { name: 'Upgrade Required' }));
    const submitButton = () => screen.findByRole('button', { name: 'Submit Problem' });

    it('says so before anything is typed: what, why, until when, and the cheapest plan with its price', async () => {
      const { user } = openProblems(entitlements(stop));
      await screen.findByRole('heading', { name: problem.title });
      await user.click(await submitButton());
      const shown = await upgrade();
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        'Own Organization’s plan allows no more challenge submissions this year.',
      );
      expect(shown.getByText('2 of 2 used')).toBeInTheDocument();
      expect(shown.getByText(/^The next ones/)).toHaveTextContent('from Dec 24, 2026 on.');
      const offer = within(shown.getByRole('region', { name: 'The cheapest plan that allows it' }));
      expect(offer.getByRole('heading', { name: 'Ecosystem Enablers' })).toBeInTheDocument();
      expect(offer.getByText('Unlimited challenge submissions')).toBeInTheDocument();
      expect(await offer.findByText('$1,500')).toBeInTheDocument();
      const way = shown.getByRole('link', { name: 'Upgrade Now' });
      expect(way).toHaveAttribute('href', '/checkout/enablers-annual?organizationId=org-own');
      expect(way).toHaveFocus();
      expect(shown.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/subscription');
      expect(shown.queryByLabelText(/Title/)).not.toBeInTheDocument();
      await user.click(shown.getByRole('button', { name: 'Maybe Later' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await submitButton()).toHaveFocus();
    });

    it('says of a plan that has none that it includes none', async () => {
      openProblems(entitlements({ ...stop, used: 0, limit: 0, resetsAt: null }), '/problems?submit=1');
      const shown = await upgrade();
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        'Own Organization’s plan includes no challenge submissions.',
      );
      expect(shown.queryByText(/used|^The next ones/)).not.toBeInTheDocument();
    });

    it.each([
      ['the way to pay to who can', ada, 'link', 'Plan and billing'],
      ['who can pay to others', member, 'text', 'Only an owner or admin of Own Organization can pay it.'],
    ] as const)('shows %s, and nothing to type, where a renewal has not been paid', async (_, viewer, kind, words) => {
      const unpaid = { ...stop, used: 0, plan: undefined, isReadOnly: true };
      openProblems({ 'GET /api/auth/user': () => viewer, ...entitlements(unpaid) }, '/problems?submit=1');
      const shown = within(await screen.findByRole('dialog', { name: 'Renewal Not Paid' }));
      expect(screen.queryByLabelText(/^Title/)).not.toBeInTheDocument();
      if (kind === 'text') expect(shown.getByText(words)).toBeInTheDocument();
      else expect(shown.getByRole('link', { name: words })).toHaveAttribute('href', '/organizations/org-own/billing');
    });

    it('offers no upgrade where no plan allows more', async () => {
      openProblems(entitlements({ ...stop, plan: undefined }), '/problems?submit=1');
      const shown = await upgrade();
      expect(shown.queryByRole('link', { name: 'Upgrade Now' })).not.toBeInTheDocument();
      expect(await shown.findByRole('link', { name: 'Ask for more' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/support\?write=1&from=/),
      );
    });

    it('tells who can upgrade where the viewer cannot', async () => {
      openProblems({ 'GET /api/auth/user': () => member, ...entitlements(stop) }, '/problems?submit=1');
      const shown = await upgrade();
      expect(shown.getByText('Only an owner or admin of Own Organization can change its plan.')).toBeInTheDocument();
      expect(shown.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/subscription');
    });

    it('lets them submit for another organization whose plan allows it, and says so of the first', async () => {
      const { user } = openProblems(
        {
          'GET /api/auth/user': () => adaOfTwo as unknown,
          ...entitlements(stop, { ...stop, organizationId: 'org-second', used: 0 }),
        },
        '/problems?submit=1',
      );
      const form = within(await openForm());
      expect(form.getByLabelText(/^Title/)).toBeInTheDocument();
      expect(form.getByLabelText('On behalf of')).toHaveValue('org-second');
      await user.selectOptions(form.getByLabelText('On behalf of'), 'Own Organization');
      const shown = await upgrade();
      await user.click(shown.getByRole('button', { name: 'Maybe Later' }));
      expect(screen.getByRole('dialog', { name: 'Submit Problem' })).toBeInTheDocument();
    });

    it('says so over the form when the last one was taken meanwhile, and keeps what is typed', async () => {
      let isTaken = false;
      const { organizationId: _, ...entitlement } = stop;
      const { user } = openProblems(
        {
          ...plans,
          'GET /api/billing/entitlements': () => [isTaken ? stop : { ...stop, used: 1 }],
          'POST /api/problems': () => {
            isTaken = true;
            return json(403, { code: 'entitlement_exceeded', title: 'Forbidden', detail: 'No more.', entitlement });
          },
        },
        '/problems?submit=1',
      );
      const form = within(await openForm());
      expect(form.getByLabelText(/^Title/)).toHaveFocus();
      await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
      await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
      await user.click(form.getByRole('button', { name: 'Submit Problem' }));
      const shown = await upgrade();
      expect(shown.getByText('2 of 2 used')).toBeInTheDocument();
      expect(shown.getByText('What you have typed is kept.')).toBeInTheDocument();
      await user.keyboard('{Escape}');
      const kept = within(await screen.findByRole('dialog', { name: 'Submit Problem' }));
      expect(kept.getByLabelText(/^Title/)).toHaveValue('Ghost nets');
      expect(kept.getByLabelText(/^Description/)).toHaveValue('They keep fishing.');
      expect(kept.queryByText(/was not sent/)).not.toBeInTheDocument();
    });
  });
});

describe('submitting a problem while decisions are overdue', () => {
  beforeEach(() => sessionStorage.clear());
  const owed = (overdue: number, organizationId = 'org-own') => ({
    organizationId,
    overdue,
    stopsProblems: overdue > 5,
  });

  it('is told of before anything is typed, with the way to decide', async () => {
    openProblems({ 'GET /api/proposals/overdue': () => [owed(6)] }, '/problems?submit=1');
    const stop = within(await screen.findByRole('dialog', { name: 'Decide First' }));
    expect(stop.getByText(/^6 decisions of Own Organization about proposals are overdue/)).toBeInTheDocument();
    expect(stop.getByRole('link', { name: 'Decide Now' })).toHaveAttribute('href', '/proposals?tab=decide');
    expect(screen.queryByRole('dialog', { name: 'Submit Problem' })).not.toBeInTheDocument();
  });

  it('goes on while five are', async () => {
    openProblems({ 'GET /api/proposals/overdue': () => [owed(5)] }, '/problems?submit=1');
    expect(await openForm()).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument();
  });

  it('is said over the list as well', async () => {
    openProblems({ 'GET /api/proposals/overdue': () => [owed(1000)] });
    const strip = within(await screen.findByRole('region', { name: 'What needs you' }));
    expect(strip.getByText(/^1,000 or more decisions of Own Organization/)).toBeInTheDocument();
  });

  it('is done for another organization, and said for the one that owes', async () => {
    const [first, second] = adaOfTwo.organizations.map(({ organization }) => organization.id);
    openProblems(
      { 'GET /api/auth/user': () => adaOfTwo, 'GET /api/proposals/overdue': () => [owed(6, first)] },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    expect(form.getByLabelText(/^On behalf of/)).toHaveValue(second);
    expect(form.queryByText(/are overdue/)).not.toBeInTheDocument();
    fireEvent.change(form.getByLabelText(/^On behalf of/), { target: { value: first } });
    expect(await form.findByText(/are overdue/)).toBeInTheDocument();
  });

  it('is refused with the reason where it has come since, and leads to the decisions', async () => {
    let owing: object[] = [];
    const { user } = openProblems(
      {
        'GET /api/proposals/overdue': () => owing,
        'POST /api/problems/similar': () => ({ problems: [], solutions: [] }),
        'POST /api/problems': () =>
          refusal(409, 'decisions_overdue', '6 decisions about proposals to you are overdue.'),
      },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Leaks' } });
    fireEvent.change(form.getByLabelText(/^Description/), { target: { value: 'In mains.' } });
    owing = [owed(6)];
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    expect(await form.findByText('6 decisions about proposals to you are overdue.')).toBeInTheDocument();
    expect(await form.findByRole('link', { name: 'Decide Now' })).toBeInTheDocument();
    expect(form.getByLabelText(/^Title/)).toHaveValue('Leaks');
  });
});
