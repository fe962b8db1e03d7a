import type { ConsentDto, OwnStoryDto, ProjectStoryDto } from '@alliance/api-client/stories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { projectOutcomes } from '@/testing/outcomes';
import { ada } from '@/testing/people';
import OutcomesTab from '../outcomes/OutcomesTab';
import { StoryPart } from './StoryPart';

const Part = () => <StoryPart projectId="j1" />;
const Tab = () => <OutcomesTab projectId="j1" />;
const freight = { id: 'org-freight', name: 'Pacific Freight Lines', type: 'corporation' } as const;
const own = { id: 'org-own', name: 'Own Organization', type: 'startup' } as const;

const told = (
  status: OwnStoryDto['status'],
  state?: ConsentDto['state'],
  more: Partial<ProjectStoryDto> = {},
): ProjectStoryDto => ({
  story: {
    ...{ id: 's1', slug: 'six-ports', title: 'Six ports', summary: 'Ships slow down.', account: 'All **sign**.' },
    ...{ impact: 'Nine hours.', status, revision: 3, named: ['org-own'] },
    confirmedUsd: status === 'draft' ? null : '85000000.00',
    consents: state
      ? [
          { organization: freight, state: 'agreed', decidedAt: '2026-09-01T10:00:00Z', isOwn: false },
          { organization: own, state, decidedAt: null, isOwn: true },
        ]
      : [],
    unasked: [],
  },
  ...{ draft: null, canWrite: false, projectName: 'Berth promise', partners: [own], confirmedUsd: '85000000.00' },
  ...more,
});
const open = (story: ProjectStoryDto, answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(Part, {
    path: '/projects/j1',
    answers: { 'GET /api/auth/user': () => ada, 'GET /api/projects/j1/story': () => story, ...answers },
  });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the story of a project', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['draft', undefined, []],
    ['asked', 'asked', ['Agree', 'Do Not Agree']],
    ['asked', 'agreed', ['Take Consent Back']],
    ['published', 'agreed', ['Take Consent Back']],
    ['withdrawn', 'taken_back', ['Agree']],
    ['withdrawn', 'agreed', ['Take Consent Back']],
  ] as const)('that is %s, of whom it names %s, offers %j', async (status, state, offered) => {
    open(told(status, state));
    await screen.findByRole('heading', { name: 'Six ports' });
    expect(buttons()).toEqual(offered);
  });

  it.each([
    ['draft', ['Ask for Consent', 'Change Its Words']],
    ['asked', ['Change Its Words']],
    ['published', ['Change Its Words']],
    ['withdrawn', ['Ask for Consent', 'Change Its Words']],
  ] as const)('that is %s offers its lead %j', async (status, offered) => {
    open(told(status, undefined, { canWrite: true }));
    await screen.findByRole('heading', { name: 'Six ports' });
    expect(buttons()).toEqual(offered);
  });

  it('says that it is shown once the last has agreed', async () => {
    const { user, callsTo } = open(told('asked', 'asked'), {
      'POST /api/projects/j1/story/agree': () => told('published', 'agreed'),
    });
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('Everybody can read the story now.')).toBeInTheDocument();
    expect(callsTo('POST /api/projects/j1/story/agree')[0]?.body).toEqual({ revision: 3 });
  });

  it('that is withdrawn names all who have taken their consent back, and nobody who has not answered', async () => {
    const withdrawn = told('withdrawn', 'asked');
    const others = ['Pacific Freight Lines', 'TechFlow Solutions'].map((name, n) => ({
      ...{ organization: { ...freight, id: `org-${n}`, name }, state: 'taken_back', decidedAt: null, isOwn: false },
    }));
    const consents = [...others, ...(withdrawn.story?.consents.slice(1) ?? [])];
    open({ ...withdrawn, story: withdrawn.story && { ...withdrawn.story, consents } } as ProjectStoryDto);
    expect(
      await screen.findByText(
        'Pacific Freight Lines and TechFlow Solutions have taken their consent back. Nobody else reads it.',
      ),
    ).toBeInTheDocument();
  });

  it('that everybody reads says nothing of names that would keep it from being asked about', async () => {
    const shown = told('published', 'agreed', { canWrite: true });
    const unasked = [{ place: 'summary' as const, names: ['TechFlow Solutions'] }];
    open({ ...shown, story: shown.story && { ...shown.story, unasked } });
    expect(await screen.findByRole('link', { name: 'Open the story' })).toBeInTheDocument();
    expect(screen.queryByText(/says the name of/)).not.toBeInTheDocument();
  });

  it.each([
    ['You have taken your consent back. Nobody else reads it.', ['agreed', 'taken_back']],
    ['Pacific Freight Lines has taken its consent back. Nobody else reads it.', ['taken_back', 'agreed']],
    [
      'You have taken your consent back. Pacific Freight Lines has taken its consent back. Nobody else reads it.',
      ['taken_back', 'taken_back'],
    ],
  ] as const)('that is withdrawn says by whom: %s', async (text, states) => {
    const withdrawn = told('withdrawn', 'taken_back');
    const consents = withdrawn.story?.consents.map((consent, n) => ({ ...consent, state: states[n] })) ?? [];
    open({ ...withdrawn, story: withdrawn.story && { ...withdrawn.story, consents } } as ProjectStoryDto);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('that says the name of who would not be asked says where, beside the button, until that is mended', async () => {
    const begun = told('draft', undefined, { canWrite: true });
    const names = ['TechFlow Solutions'];
    let unasked: OwnStoryDto['unasked'] = [];
    const answer = () => ({ ...begun, story: begun.story && { ...begun.story, unasked } });
    const { user, address } = open(begun, {
      'GET /api/projects/j1/story': answer,
      'POST /api/projects/j1/story/ask': () => {
        unasked = [
          { place: 'summary', names },
          { place: 'project_name', names },
        ];
        return refusal(409, 'names_unasked', 'The summary says the name of TechFlow Solutions.');
      },
      'PUT /api/projects/j1/story': () => {
        unasked = [];
        return answer();
      },
    });
    const button = await screen.findByRole('button', { name: 'Ask for Consent' });
    expect(button).not.toHaveAccessibleDescription();
    await user.click(button);
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        'The summary says the name of TechFlow Solutions. The name of the project says the name of TechFlow Solutions. Edit the project Whoever is named must be asked: name them, or take it out.',
      ),
    );
    const edit = screen.getByRole('link', { name: 'Edit the project' });
    await user.click(edit);
    expect(address()).toBe('/projects/j1?tab=outcomes&edit=1');
    await user.click(screen.getByRole('button', { name: 'Change Its Words' }));
    await user.click(await screen.findByRole('button', { name: 'Save Story' }));
    await waitFor(() => expect(button).not.toHaveAccessibleDescription());
  });

  it('that asks an organization of the viewer says who there agrees, where it is not they', async () => {
    const asked = told('asked', 'asked');
    const consents = asked.story?.consents.map((consent) => ({ ...consent, isOwn: false })) ?? [];
    open({ ...asked, story: asked.story && { ...asked.story, consents } });
    expect(await screen.findByText(/^An owner or admin of Own Organization agrees for it/)).toBeInTheDocument();
    expect(buttons()).toEqual([]);
  });

  it('that tells less than is confirmed is asked about anew by its lead, who is told what follows', async () => {
    let answer = refusal(409, 'nothing_confirmed', 'Nothing is confirmed.') as unknown;
    const { user, callsTo } = open(told('published', 'agreed', { canWrite: true, confirmedUsd: '90000000.00' }), {
      'POST /api/projects/j1/story/ask': () => answer,
    });
    expect(await screen.findByText('It tells of $85,000,000 confirmed.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tell the New Figures' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell the new figures?' }));
    expect(dialog.getByText(/about \$90,000,000. Until all agree, nobody else reads it/)).toBeInTheDocument();
    const yes = dialog.getByRole('button', { name: 'Ask for Consent' });
    expect(yes).toHaveClass('bg-brand');
    await user.click(yes);
    expect(await dialog.findByText(/Nothing is confirmed/)).toBeInTheDocument();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'));
    answer = told('asked', 'asked', { canWrite: true, confirmedUsd: '90000000.00' });
    await user.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('POST /api/projects/j1/story/ask')).toHaveLength(2);
  });

  it('that everybody reads is taken away from them after a question', async () => {
    const { user, callsTo } = open(told('published', 'agreed'), {
      'POST /api/projects/j1/story/take-back': () => told('withdrawn', 'taken_back'),
    });
    await user.click(await screen.findByRole('button', { name: 'Take Consent Back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take your consent back?' });
    expect(callsTo('POST /api/projects/j1/story/take-back')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Take Consent Back' }));
    expect((await screen.findAllByText('Nobody but its organizations reads the story now.'))[0]).toBeVisible();
    expect(callsTo('POST /api/projects/j1/story/take-back')).toMatchObject([{ body: { revision: 3 } }]);
  });

  it('that names its lead alone is published, not asked about', async () => {
    const alone = told('draft', undefined, { canWrite: true });
    const { user } = open({ ...alone, story: { ...alone.story, named: [] } } as never, {
      'POST /api/projects/j1/story/ask': () => told('published'),
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Everybody can read the story now.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for Consent' })).not.toBeInTheDocument();
  });

  it('that somebody else has written meanwhile is shown beside one’s own, and saved over what was read', async () => {
    const begun = told('draft', undefined, { canWrite: true });
    const other = { title: 'Seven ports', summary: 'All sign.', named: [], revision: 4 };
    const theirs = { ...begun, story: { ...begun.story, ...other } };
    let shown: object = begun;
    const { user, callsTo } = open(begun, {
      'GET /api/projects/j1/story': () => shown,
      'PUT /api/projects/j1/story': ({ body }) => {
        if ((body as { revision: number }).revision === 4) return theirs;
        shown = theirs;
        return refusal(409, 'edited_meanwhile', 'Somebody has changed it.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Its Words' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the story' }));
    fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Our six ports' } });
    await user.click(dialog.getByRole('button', { name: 'Save Story' }));
    const heading = await dialog.findByRole('heading', { name: 'Somebody has changed this story meanwhile' });
    const both = heading.closest('section');
    expect(both).toHaveTextContent('Yours: Our six portsTheirs: Seven ports');
    expect(both).toHaveTextContent('Yours: Own OrganizationTheirs: nothing');
    await user.click(dialog.getByRole('button', { name: 'Keep What I Changed' }));
    await user.click(dialog.getByRole('button', { name: 'Save Story' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('PUT /api/projects/j1/story').at(-1)?.body).toEqual({
      ...{ title: 'Our six ports', summary: 'All sign.', account: 'All **sign**.', impact: 'Nine hours.' },
      ...{ named: [], revision: 4 },
    });
  });

  it('says which words are missing, that it is being saved, and why it was not', async () => {
    let answer: (said: unknown) => void = () => undefined;
    const { user, callsTo } = open(told('draft', undefined, { canWrite: true }), {
      'PUT /api/projects/j1/story': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Its Words' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the story' }));
    const save = dialog.getByRole('button', { name: 'Save Story' });
    const texts = dialog.getAllByRole('textbox');
    const words = texts.map((text) => (text as HTMLInputElement).value);
    for (const text of texts) fireEvent.change(text, { target: { value: '' } });
    await user.click(save);
    for (const missing of ['Give it a title', 'Say what came of it', 'Say what was done', 'Say what it changed'])
      expect((await dialog.findAllByText(missing)).length).toBeGreaterThan(0);
    expect(callsTo('PUT /api/projects/j1/story')).toEqual([]);
    for (const [n, text] of texts.entries()) fireEvent.change(text, { target: { value: words[n] } });
    await user.click(save);
    expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer(refusal(403, 'organization_required', 'Nobody of yours leads it.'));
    expect(await dialog.findByText(/Nobody of yours leads it/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save Story' })).toBeEnabled();
  });

  describe('that is not told yet', () => {
    const draft = {
      ...{ title: 'Berth promise', summary: 'It solved “Queues”.', account: '- Piloted.', impact: '$85 is confirmed.' },
    };
    const untold = told('draft', undefined, { story: null, draft, canWrite: true });
    const summary = () => screen.findByRole('textbox', { name: /What came of it/ });

    it('begins with what is drafted from the entries of the project, says so, and is saved as it is left', async () => {
      const { user, callsTo } = open(untold, { 'PUT /api/projects/j1/story': () => told('draft') });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      expect(await screen.findByText(/^Drafted from what the project says of itself/)).toBeInTheDocument();
      fireEvent.change(await summary(), { target: { value: 'Queues are gone.' } });
      await user.click(screen.getByRole('button', { name: 'Save Story' }));
      await waitFor(() =>
        expect(callsTo('PUT /api/projects/j1/story')[0]?.body).toEqual({
          ...draft,
          ...{ summary: 'Queues are gone.', named: ['org-own'], revision: 0 },
        }),
      );
    });

    it('says at the field while it is written which partner it names who would not be asked', async () => {
      const { user } = open({ ...untold, draft: { ...draft, account: 'Own **Organization** signs.' } });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      await summary();
      const account = screen.getByRole('textbox', { name: /What was done/ });
      const warning = /This says the name of Own Organization\. Whoever is named must be asked\.$/;
      expect(account).not.toHaveAccessibleDescription(warning);
      await user.click(screen.getByRole('checkbox', { name: 'Own Organization' }));
      expect(account).toHaveAccessibleDescription(warning);
      expect(screen.getByRole('textbox', { name: /Title/ })).not.toHaveAccessibleDescription(warning);
      fireEvent.change(account, { target: { value: 'It signs.' } });
      expect(account).not.toHaveAccessibleDescription(warning);
      fireEvent.change(await summary(), { target: { value: 'By own\u200b organization.' } });
      expect(await summary()).toHaveAccessibleDescription(warning);
      const impact = screen.getByRole('textbox', { name: /What it changed/ });
      expect(impact).not.toHaveAccessibleDescription(warning);
      fireEvent.change(impact, { target: { value: 'Own Organization gains.' } });
      expect(impact).toHaveAccessibleDescription(warning);
    });

    it('says of a first word that is told from others that people may know its partner by it', async () => {
      const partners = [{ ...own, name: 'AquaSense Robotics' }];
      const { user } = open({ ...untold, partners, draft: { ...draft, title: 'AquaSense at sea' } });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      await user.click(await screen.findByRole('checkbox', { name: 'AquaSense Robotics' }));
      expect(screen.getByRole('textbox', { name: /Title/ })).toHaveAccessibleDescription(
        'This says a part of the name of AquaSense Robotics, by which people may know them.',
      );
    });

    it('says both of one partner the whole name and of another a part, and neither of a longer name that is asked', async () => {
      const partners = [
        { ...own, name: 'AquaSense Robotics' },
        { ...freight, id: 'org-short', name: 'Pacific Freight' },
        freight,
      ];
      const title = 'AquaSense and Pacific Freight Lines';
      const { user } = open({ ...untold, partners, draft: { ...draft, title } });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      const field = await screen.findByRole('textbox', { name: /Title/ });
      await user.click(screen.getByRole('checkbox', { name: 'Pacific Freight' }));
      expect(field).not.toHaveAccessibleDescription();
      await user.click(screen.getByRole('checkbox', { name: 'AquaSense Robotics' }));
      fireEvent.change(field, { target: { value: `${title}. Pacific Freight` } });
      expect(field).toHaveAccessibleDescription(
        'This says the name of Pacific Freight. Whoever is named must be asked. This says a part of the name of AquaSense Robotics, by which people may know them.',
      );
    });

    it('says at whom it names that the name of its project says one of them', async () => {
      const { user } = open({ ...untold, projectName: 'Own Organization pilot' });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      const named = await screen.findByRole('group', { name: 'Whom it names beside you' });
      expect(named).not.toHaveAccessibleDescription();
      await user.click(within(named).getByRole('checkbox'));
      expect(named).toHaveAccessibleDescription(/^The name of the project says the name of Own Organization\./);
    });

    it('goes on with what its writer has typed before', async () => {
      const { user: writer } = open(untold);
      await writer.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      fireEvent.change(await summary(), { target: { value: 'Queues are gone.' } });
      cleanup();
      const { user } = open({ ...untold, draft: { ...draft, summary: 'It solved “Delays”.' } });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      expect(await summary()).toHaveValue('Queues are gone.');
    });

    it('begins empty while nothing is confirmed', async () => {
      const { user } = open({ ...untold, draft: null, confirmedUsd: '0.00' });
      await user.click(await screen.findByRole('button', { name: 'Tell the Story' }));
      expect(await summary()).toHaveValue('');
      expect(screen.queryByText(/^Drafted from/)).not.toBeInTheDocument();
    });
  });

  it('says once why nothing was changed', async () => {
    const { user } = open(told('asked', 'asked'), {
      'POST /api/projects/j1/story/agree': () => refusal(409, 'nothing_confirmed', 'Nothing is confirmed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    expect(await screen.findAllByText('Nothing was changed')).toHaveLength(1);
  });

  it.each([
    ['stands in the outcomes for whom it names, also after they have left', true],
    ['does not stand in the outcomes for anybody else', false],
  ])('%s', async (_, storyNamesYou) => {
    openPage(Tab, {
      path: '/projects/j1',
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/projects/j1/outcomes': () => ({
          ...projectOutcomes,
          standing: 'member',
          entersFor: [],
          storyNamesYou,
        }),
        'GET /api/outcomes': () => [],
        'GET /api/projects/j1/story': () => told('published', 'agreed'),
      },
    });
    await screen.findByRole('heading', { name: 'Waiting at anchor' });
    if (storyNamesYou) expect(await screen.findByRole('button', { name: 'Take Consent Back' })).toBeInTheDocument();
    expect(screen.queryAllByRole('heading', { name: 'Success story' })).toHaveLength(storyNamesYou ? 1 : 0);
  });
});
