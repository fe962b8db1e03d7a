import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import AgreementsPage from './AgreementsPage';
import DocumentsPage from './DocumentsPage';

const versions = [
  {
    ...{ version: '3', date: '2026-11-22', appliesFrom: '2026-11-22', changes: 'Payments.' },
    ...{ isBrought: true, told: 0, agreed: 12 },
  },
  {
    ...{ version: '2', date: '2026-11-21', appliesFrom: '2026-11-21', changes: 'Complete.' },
    ...{ isBrought: true, told: 0, agreed: 0 },
  },
];
const newestBody = '## In short\n\nOne.\n\nTwo.\n\nThree.\n\nFour.';
const desk = {
  name: 'terms',
  title: 'Terms of Service',
  versions,
  newestBody,
  draft: null as object | null,
  revision: 0,
  brought: null as string | null,
  earliest: '2026-12-24',
  latest: '2027-11-23',
  places: [{ name: 'trialDays', says: '14' }],
};
const draftOf = (body: string, changes: string) => ({
  ...{ body, changes, savedAt: '2026-11-23T10:00:00Z' },
  sections: [{ id: 'in-short', title: 'In short', blocks: [{ kind: 'paragraph', lines: ['Read me.'] }] }],
});
const at = '/api/admin/legal/terms';

/** A server with one document, which keeps what is saved. */
function open(answers: object = {}, first: Partial<typeof desk> = {}) {
  let now = { ...desk, ...first };
  const page = openPage(DocumentsPage, {
    path: '/admin/settings/documents',
    answers: {
      [`GET ${at}`]: () => now,
      [`PUT ${at}/draft`]: ({ body }: { body: { body: string; changes: string } }) => {
        now = { ...now, draft: draftOf(body.body, body.changes), revision: now.revision + 1 };
        return json(200, now);
      },
      [`DELETE ${at}/draft`]: () => {
        now = { ...now, draft: null, revision: now.revision + 1 };
        return json(200, now);
      },
      ...answers,
    } as never,
  });
  const change = (next: Partial<typeof desk>) => {
    now = { ...now, ...next };
  };
  return { ...page, change };
}
const text = () => screen.findByRole('textbox', { name: /^Text/ });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the Terms and the Privacy Policy', () => {
  it('show every version, with who has agreed to it', async () => {
    open();
    const list = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(list.getByRole('link', { name: 'Version 3' })).toHaveAttribute('href', '/terms');
    expect(list.getByRole('link', { name: 'Version 2' })).toHaveAttribute('href', '/terms?version=2');
    expect(list.getByText('12 agreed')).toBeVisible();
    expect(list.getByRole('link', { name: 'Who knows of version 3' })).toHaveAttribute(
      'href',
      '/admin/settings/agreements?document=terms&version=3',
    );
    expect(list.queryByRole('link', { name: 'Who knows of version 2' })).toBeNull();
  });

  it('are written on from the newest text, read, compared and published', async () => {
    const publish = `POST ${at}/publish`;
    const { user, callsTo, change } = open({
      [publish]: () => {
        const published = {
          ...{ version: '4', date: '2026-11-23', appliesFrom: '2026-12-24', changes: 'Five.' },
          ...{ isBrought: false, told: 0, agreed: 0 },
        };
        change({ draft: null, revision: 2, versions: [published, ...versions] });
        return json(200, { ...desk, draft: null, revision: 2 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Write Version 4' }));
    expect(await text()).toHaveValue(newestBody);
    await user.click(await text());
    await user.paste('Five. ');
    await user.type(screen.getByRole('textbox', { name: /^What it changes/ }), 'Five.');
    await user.click(screen.getByRole('tab', { name: 'How it reads' }));
    expect(await screen.findByText('Read me.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'What differs' }));
    expect(await screen.findByText('1 added')).toBeVisible();
    expect(screen.getByText(/lines unchanged/)).toBeVisible();
    expect(callsTo(`PUT ${at}/draft`)).toHaveLength(1);
    expect(callsTo(`PUT ${at}/draft`)[0]?.body).toMatchObject({ changes: 'Five.', revision: 0 });

    await user.click(screen.getByRole('button', { name: 'Publish...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 4' }));
    expect(dialog.getByText('Five.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Version 4 of the Terms of Service. Members are told.')).toBeVisible();
    expect(callsTo(publish)[0]?.body).toEqual({ revision: 1, appliesFrom: '2026-12-24' });
    expect(await screen.findByRole('button', { name: 'Write Version 5' })).toBeVisible();
    expect(screen.getByText('Applies to members later')).toBeVisible();
  });

  it('say beside the text what could not be shown as it is meant', async () => {
    const errors = [{ field: 'body', message: 'Nobody knows {{shoeSize}}' }];
    const { user } = open({ [`PUT ${at}/draft`]: () => refusal(400, 'invalid_input', 'Wrong.', errors) });
    await user.click(await screen.findByRole('button', { name: 'Write Version 4' }));
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect((await screen.findAllByText('Nobody knows {{shoeSize}}')).length).toBeGreaterThan(0);
    expect(await text()).toHaveValue(newestBody);
  });

  it('lose nothing where somebody else has saved meanwhile: whose text goes on is chosen', async () => {
    const theirs = draftOf('## Theirs\n\nText.', 'Theirs.');
    const put = `PUT ${at}/draft`;
    const { user, callsTo, change } = open({
      [put]: ({ body }: { body: { revision: number } }) =>
        body.revision === 7
          ? json(200, { ...desk, draft: theirs, revision: 8 })
          : refusal(409, 'edited_meanwhile', 'Somebody has changed this.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Write Version 4' }));
    await user.click(await text());
    await user.paste('Mine. ');
    change({ draft: theirs, revision: 7 });
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    const choice = within(await screen.findByRole('alert'));
    expect(choice.getByText('Somebody has saved the draft meanwhile')).toBeVisible();
    expect(await text()).toHaveValue(`${newestBody}Mine. `);
    await user.click(choice.getByRole('button', { name: 'Go On with Mine' }));
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(callsTo(put).map(({ body }) => (body as { revision: number }).revision)).toEqual([0, 7]);
  });

  it('are given up after a question', async () => {
    const { user, callsTo } = open({}, { draft: draftOf('## Mine\n\nText.', ''), revision: 4 });
    expect(await text()).toHaveValue('## Mine\n\nText.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard the draft?' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('button', { name: 'Write Version 4' })).toBeVisible();
    expect(callsTo(`DELETE ${at}/draft`)[0]?.url.searchParams.get('revision')).toBe('4');
  });

  it('can begin with what a release has brought', async () => {
    const { user } = open({}, { brought: '## Brought\n\nText.' });
    await user.click(await screen.findByRole('button', { name: 'Begin with the Release’s Text' }));
    expect(await text()).toHaveValue('## Brought\n\nText.');
  });

  it('say why they could not be loaded', async () => {
    open({ [`GET ${at}`]: () => refusal(403, 'forbidden', 'You may not do this.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not do this.');
  });
});

describe('agreements', () => {
  const agreement = {
    ...{ id: 'a1', personId: 'p1', personName: 'Alex Kimani', email: 'alex@techflow.example' },
    ...{ organizationName: 'TechFlow Solutions', document: 'terms', version: 3 },
    ...{
      toldAt: null as string | null,
      agreedAt: '2026-11-23T10:00:00Z' as string | null,
      way: 'registration' as string | null,
    },
  };
  const told = { ...agreement, id: 'a2', personName: 'Bo', agreedAt: null, way: null, toldAt: '2026-11-22T10:00:00Z' };

  it('are listed, narrowed by the address, and taken away as they are narrowed', async () => {
    const { user, callsTo } = openPage(AgreementsPage, {
      path: '/admin/settings/agreements',
      at: '/admin/settings/agreements?document=terms',
      answers: {
        'GET /api/admin/legal/agreements': () => json(200, [agreement, told], { 'X-Total-Count': '2' }),
      },
    });
    const row = within(await screen.findByRole('row', { name: /Alex Kimani/ }));
    expect(row.getByText('Terms of Service, version 3')).toBeVisible();
    expect(row.getByText('Registering')).toBeVisible();
    expect(row.getByText('TechFlow Solutions')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Bo/ })).getByText('Told')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('State'), 'told');
    await waitFor(() =>
      expect(callsTo('GET /api/admin/legal/agreements').at(-1)?.url.search).toMatch(/document=terms.*state=told/),
    );
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/legal/agreements/export?document=terms&state=told',
    );
  });
});
