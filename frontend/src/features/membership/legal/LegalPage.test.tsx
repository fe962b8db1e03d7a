import { screen, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import PrivacyPage from './PrivacyPage';
import TermsPage from './TermsPage';

const versions = [
  { version: '2', date: '2026-11-21', appliesFrom: '2026-11-21', changes: 'Complete.' },
  { version: '1', date: '2026-11-20', appliesFrom: '2026-11-20', changes: 'A summary.' },
];
const inForce = {
  ...versions[0],
  title: 'Terms of Service',
  inForce: true,
  forMembers: '2',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [{ kind: 'paragraph', lines: ['Run by [operator’s registered name]; see the [plans](/membership).'] }],
    },
    { id: 'what-you-submit', title: 'What you submit', blocks: [{ kind: 'list', lines: ['**Yours.** It stays so.'] }] },
  ],
  versions,
};
const earlier = { ...inForce, ...versions[1], inForce: false, sections: [inForce.sections[1]] };

const open = (at = '/terms', answer: (version: string | null) => unknown = (v) => (v === '1' ? earlier : inForce)) =>
  openPage(TermsPage, {
    path: '/terms',
    at,
    answers: { 'GET /api/legal/terms': ({ url }) => answer(url.searchParams.get('version')) },
  });

describe('the page of a legal document', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows version, date and the sections that its contents lead to', async () => {
    open();
    expect(await screen.findByText(/Version 2, .*in force/)).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    for (const { id, title } of inForce.sections) {
      expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
      expect(screen.getByRole('heading', { level: 2, name: title })).toHaveAttribute('id', id);
    }
  });

  it('marks what the operator has still to say, and follows links', async () => {
    open();
    expect((await screen.findByText('[operator’s registered name]')).tagName).toBe('MARK');
    expect(screen.getByRole('link', { name: 'plans' })).toHaveAttribute('href', '/membership');
    expect(screen.getByText('Yours.').tagName).toBe('STRONG');
  });

  it('leads to earlier versions, which say that they are no longer in force', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'Version 1' }));
    expect(await screen.findByText(/no longer in force/)).toBeInTheDocument();
    expect(address()).toBe('/terms?version=1');
    await user.click(screen.getByRole('link', { name: 'Read the version in force' }));
    expect(await screen.findByText(/Version 2, .*in force/)).toBeInTheDocument();
  });

  it('says from when a new version applies to members, and which does until then', async () => {
    const later = { ...inForce, appliesFrom: '2027-01-05', forMembers: '1' };
    const { user } = open('/terms', (v) => (v === '1' ? { ...earlier, forMembers: '1' } : later));
    expect(await screen.findByText(/To members who came before it applies from/)).toHaveTextContent('2027');
    await user.click(screen.getByRole('link', { name: 'version 1' }));
    expect(await screen.findByText(/This one applies to members who came before/)).toBeInTheDocument();
  });

  it('offers to try again when the text does not come, and the version in force', async () => {
    let away = true;
    const { user } = open('/terms?version=9', () => (away ? refusal(404, 'not_found', 'No.') : earlier));
    expect(await screen.findByRole('alert')).toHaveTextContent('Version 9 could not be loaded, or does not exist.');
    expect(screen.getByRole('link', { name: 'Version in force' })).toHaveAttribute('href', '/terms');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/no longer in force/)).toBeInTheDocument();
  });

  it('is there for privacy, too', async () => {
    openPage(PrivacyPage, {
      answers: { 'GET /api/legal/privacy': () => ({ ...inForce, title: 'Privacy Policy' }) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(await screen.findByText(/Version 2/, { selector: 'p' })).toBeInTheDocument();
  });
});
