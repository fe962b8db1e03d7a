import { cleanup, screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import MergePage from './MergePage';

const record = {
  type: 'startup',
  tier: 'free',
  state: 'active',
  verifiedBy: null,
  isFeatured: false,
  peopleCount: 1,
  createdAt: '2026-01-01T10:00:00Z',
  subscribedTier: 'free',
  website: 'https://techflow.example',
  domains: [] as string[],
  people: [{ id: 'p1', name: 'Maya Chen', email: 'maya@techflow.example', role: 'owner' }],
};
const goes = { ...record, id: 'o2', name: 'TechFlow Ltd', memberIds: ['GIA-517204'] };
const stays = {
  ...record,
  id: 'o1',
  name: 'TechFlow Solutions',
  memberIds: ['GIA-482913'],
  domains: ['techflow.example'],
};
const preview = {
  goes,
  stays,
  counts: [
    { what: 'People', goes: 1, stays: 4 },
    { what: 'Problems', goes: 3, stays: 1200 },
  ],
  obstacles: [] as string[],
};
const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '?goes=o2&stays=o1') =>
  openPage(MergePage, {
    path: '/admin/organizations/merge',
    at: `/admin/organizations/merge${at}`,
    answers: { 'GET /api/admin/members/o2/merge': () => preview, ...answers },
  });
const lineOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('Merging organizations', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('compares the two side by side, and says what follows and that it cannot be undone', async () => {
    const { callsTo } = open();
    expect(await lineOf('Problems')).toEqual(['3', '1,200']);
    expect(await lineOf('Member ID')).toEqual(['GIA-517204', 'GIA-482913']);
    expect(await lineOf('Domains')).toEqual(['–', 'techflow.example']);
    expect(await lineOf('First person')).toEqual(['Maya Chen, Owner', 'Maya Chen, Owner']);
    expect(screen.getByText(/This cannot be undone/)).toBeVisible();
    expect(callsTo('GET /api/admin/members/o2/merge')[0]?.url.searchParams.get('into')).toBe('o1');
  });

  it('is done once the name of the one that goes is typed, with a reason, and opens the one that stays', async () => {
    const { user, callsTo, address } = open({ 'POST /api/admin/members/o2/merge': () => stays });
    await user.click(await screen.findByRole('button', { name: 'Merge...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge TechFlow Ltd into TechFlow Solutions' }));
    const submit = dialog.getByRole('button', { name: 'Merge for Good' });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Twice');
    await user.type(dialog.getByRole('textbox', { name: /Name of the organization/ }), 'TechFlow Solutions');
    await user.click(submit);
    expect(await dialog.findAllByText('Type it as it is shown')).not.toHaveLength(0);
    await user.clear(dialog.getByRole('textbox', { name: /Name of the organization/ }));
    await user.type(dialog.getByRole('textbox', { name: /Name of the organization/ }), 'TechFlow Ltd');
    await user.click(submit);
    expect(await screen.findByText('TechFlow Ltd was merged into TechFlow Solutions.')).toBeVisible();
    expect(callsTo('POST /api/admin/members/o2/merge')[0]?.body).toEqual({
      into: 'o1',
      reason: 'Twice',
      confirmation: 'TechFlow Ltd',
    });
    expect(address()).toBe('/admin/organizations?organization=o1');
  });

  it('is not done for what was typed of two others', async () => {
    const reason = async (user: ReturnType<typeof open>['user']) => {
      await user.click(await screen.findByRole('button', { name: 'Merge...' }));
      return within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Reason/ });
    };
    const { user: first } = open();
    await first.type(await reason(first), 'Twice');
    cleanup();
    const third = { ...preview, stays: { ...stays, id: 'o3' } };
    const { user } = open({ 'GET /api/admin/members/o2/merge': () => third }, '?goes=o2&stays=o3');
    expect(await reason(user)).toHaveValue('');
    cleanup();
    const { user: again } = open();
    expect(await reason(again)).toHaveValue('Twice');
  });

  it('says what stands against it, and offers nothing else', async () => {
    const obstacles = ['A payment of TechFlow Ltd is open. Wait until it is paid or given up.'];
    open({ 'GET /api/admin/members/o2/merge': () => ({ ...preview, obstacles }) });
    expect(await screen.findByRole('region', { name: 'They cannot be merged yet' })).toHaveTextContent(
      obstacles[0] as string,
    );
    expect(screen.queryByRole('button', { name: 'Merge...' })).not.toBeInTheDocument();
  });

  it('says what has come in between', async () => {
    const { user } = open({
      'POST /api/admin/members/o2/merge': () =>
        refusal(409, 'merge_refused', 'The two organizations cannot be merged. A payment of TechFlow Ltd is open.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Merge...' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Twice');
    await user.type(dialog.getByRole('textbox', { name: /Name of the organization/ }), 'TechFlow Ltd');
    await user.click(dialog.getByRole('button', { name: 'Merge for Good' }));
    expect(await dialog.findByText(/A payment of TechFlow Ltd is open/)).toBeVisible();
  });

  it('lets both be found by name, those of one name told apart, and swapped', async () => {
    const found = { name: 'TechFlow Solutions', tier: 'free' };
    const { user, address } = open(
      {
        'GET /api/admin/organizations': () =>
          json(200, [
            { ...found, id: 'o3', type: 'ngo', country: null, memberId: null },
            { ...found, id: 'o1', type: 'startup', country: 'KE', memberId: 'GIA-000042' },
          ]),
        'GET /api/admin/members/o2': () => goes,
        'GET /api/admin/members/o1/merge': () => ({ ...preview, goes: stays, stays: goes }),
      },
      '?goes=o2',
    );
    expect(screen.getByText('Choose both to see what each of them has.')).toBeVisible();
    expect(await screen.findByText('TechFlow Ltd')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Stays' }), 'Tech');
    expect(await screen.findByRole('button', { name: 'TechFlow Solutions NGO · Lite Plan' })).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'TechFlow Solutions Startup · Kenya · GIA-000042 · Lite Plan' }),
    );
    expect(address()).toBe('/admin/organizations/merge?goes=o2&stays=o1');
    await user.click(await screen.findByRole('button', { name: 'Swap the two' }));
    expect(address()).toBe('/admin/organizations/merge?goes=o1&stays=o2');
    expect(await lineOf('Problems')).toEqual(['3', '1,200']);
  });

  it('says where one of the two is not there', async () => {
    open({ 'GET /api/admin/members/o2/merge': () => refusal(404, 'not_found', 'There is no such organization.') });
    expect(await screen.findByText('The two organizations could not be loaded')).toBeVisible();
  });
});
