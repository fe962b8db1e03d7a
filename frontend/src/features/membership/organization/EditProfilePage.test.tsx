import { fireEvent, screen, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { takeUploads } from '@/testing/uploads';
import EditProfilePage from './EditProfilePage';

const visibility = {
  ...{ description: 'members', website: 'members', location: 'members', seeks_and_offers: 'members' },
  ...{ interests: 'members', people: 'connections', work: 'members', answer_record: 'members', last_active: 'members' },
};
const profile = {
  ...{ id: 'org-own', type: 'startup', logoId: null, revision: 3, name: 'Pumps', description: 'We pump.' },
  ...{ website: null, country: 'KE', city: null, seeks: null, offers: null, interests: ['AgriTech'], openTo: [] },
  visibility,
};
const api = '/api/organizations/org-own';
const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(EditProfilePage, {
    path: '/organizations/:organizationId/profile',
    at: '/organizations/org-own/profile',
    answers: { 'GET /api/auth/user': () => ada, [`GET ${api}/profile`]: () => profile, ...answers },
  });
const saved = () => screen.getByRole('button', { name: 'Save Changes' });

describe('the profile of an organization', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is written whole, on the version that was read, and can be written on', async () => {
    let revision = 3;
    const { user, callsTo } = open({
      [`PATCH ${api}/profile`]: () => {
        revision += 1;
        return { ...profile, revision, city: 'Kisumu' };
      },
    });
    await user.type(await screen.findByLabelText('City'), 'Kisumu');
    await user.type(screen.getByLabelText('Website'), 'pumps.example');
    await user.click(screen.getByRole('checkbox', { name: 'Pilots' }));
    await user.click(screen.getByRole('checkbox', { name: 'Robotics & Drones' }));
    await user.selectOptions(screen.getByLabelText('Who sees: website'), 'public');
    await user.click(saved());
    expect(await screen.findAllByText('Profile saved.')).not.toHaveLength(0);
    expect(Object.keys(sessionStorage).filter((slot) => slot.includes(':profile:'))).toEqual([]);
    expect(callsTo(`PATCH ${api}/profile`)[0]?.body).toEqual({
      ...{ revision: 3, name: 'Pumps', description: 'We pump.', website: 'https://pumps.example', country: 'KE' },
      ...{ city: 'Kisumu', seeks: '', offers: '', openTo: ['pilots'], interests: ['AgriTech', 'Robotics & Drones'] },
      visibility: { ...visibility, website: 'public' },
    });
    await user.click(saved());
    const again = callsTo(`PATCH ${api}/profile`).at(-1);
    expect(again?.body).toMatchObject({ revision: 4, city: 'Kisumu', website: '' });
  });

  it('says beside the field what is wrong, before and after it is sent', async () => {
    const errors = [{ field: 'website', message: 'Enter a web address that starts with http:// or https://' }];
    const { user, callsTo } = open({
      [`PATCH ${api}/profile`]: () => refusal(400, 'invalid_input', 'Wrong', errors),
    });
    await user.clear(await screen.findByLabelText(/^Organization name/));
    await user.click(saved());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Enter the name of the organization' })).toBeInTheDocument();
    expect(callsTo(`PATCH ${api}/profile`)).toEqual([]);
    await user.type(screen.getByLabelText(/^Organization name/), 'Pumps');
    await user.click(saved());
    expect(await screen.findByRole('link', { name: errors[0]?.message })).toBeInTheDocument();
  });

  it('shows both where somebody else has written meanwhile, and is saved over theirs', async () => {
    let newest = profile;
    const { user, callsTo } = open({
      [`GET ${api}/profile`]: () => newest,
      [`PATCH ${api}/profile`]: ({ body }) =>
        (body as { revision: number }).revision === 5
          ? { ...newest, revision: 6 }
          : refusal(409, 'edited_meanwhile', 'Somebody has changed this.'),
    });
    await user.type(await screen.findByLabelText('City'), 'Kisumu');
    newest = { ...profile, revision: 5, description: 'We pump more.' };
    await user.click(saved());
    const conflict = await screen.findByRole('alert', { name: /Somebody has changed this profile/ });
    expect(conflict).toHaveTextContent('We pump more.');
    await user.click(within(conflict).getByRole('button', { name: 'Keep What I Changed' }));
    await user.click(saved());
    expect(await screen.findAllByText('Profile saved.')).not.toHaveLength(0);
    expect(callsTo(`PATCH ${api}/profile`).at(-1)?.body).toMatchObject({
      ...{ revision: 5, city: 'Kisumu', description: 'We pump more.' },
    });
  });

  it('takes a logo at once, refuses what is none before it is sent, and removes it when asked', async () => {
    let logoId: string | null = null;
    const sent = takeUploads(({ answer }) => {
      logoId = 'logo-1';
      answer(200, { logoId });
    });
    const { user, callsTo } = open({
      [`GET ${api}/profile`]: () => ({ ...profile, logoId }),
      [`DELETE ${api}/logo`]: () => {
        logoId = null;
        return new Response(null, { status: 204 });
      },
    });
    const chosen = await screen.findByLabelText('Logo');
    const choose = (name: string, type: string) =>
      fireEvent.change(chosen, { target: { files: [new File(['x'], name, { type })] } });
    choose('logo.svg', 'image/svg+xml');
    expect(await screen.findByText('Choose a JPEG, PNG or WebP picture.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    choose('logo.png', 'image/png');
    await user.click(await screen.findByRole('button', { name: 'Remove Logo' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove Logo' }));
    expect(await screen.findByRole('button', { name: 'Upload Logo' })).toBeInTheDocument();
    expect(callsTo(`DELETE ${api}/logo`)).toHaveLength(1);
  });

  it.each([false, true])(
    'has the end of the organization for its owner, unless it is suspended: %p',
    async (isSuspended) => {
      open({
        'GET /api/auth/user': () => ({
          ...ada,
          organizations: ada.organizations.map((one) => ({
            ...one,
            organization: { ...one.organization, ...(isSuspended && { isSuspended }) },
          })),
        }),
      });
      expect(await screen.findByRole('heading', { name: 'Close the organization' })).toBeInTheDocument();
      expect(screen.queryAllByRole('button', { name: 'Close Organization' })).toHaveLength(isSuspended ? 0 : 1);
      expect(screen.queryAllByText(/cannot be closed until that is lifted/)).toHaveLength(isSuspended ? 1 : 0);
    },
  );

  it('is not there for who does not lead the organization', async () => {
    open({ [`GET ${api}/profile`]: () => refusal(404, 'not_found', 'There is no such organization.') });
    expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeInTheDocument();
  });
});
