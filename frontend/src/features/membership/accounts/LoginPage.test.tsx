import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { MountedPages } from '@/ui/routing';
import LoginPage from './LoginPage';

const visitor = { 'GET /api/auth/user': () => refusal(401, 'not_signed_in', 'Sign in.') as unknown };

const open = (query = '', answers: Record<string, (call: never) => unknown> = {}, Page = LoginPage) =>
  openPage(Page, { path: '/login', at: `/login${query}`, answers: { ...visitor, ...answers } as typeof visitor });

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const signIn = () => screen.getByRole('button', { name: /^(Sign In|Signing In...)$/ });
const fillIn = () => {
  fireEvent.change(email(), { target: { value: 'ada@own.example' } });
  fireEvent.change(password(), { target: { value: 'a good long password' } });
};

describe('the login page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  describe('for members', () => {
    it('is a form that leaves the page, with the way back', () => {
      open('?return=%2Fproblems%3Fsearch%3Dice');
      const form = signIn().closest('form') as HTMLFormElement;
      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('action', '/api/login');
      expect(form.querySelector('input[name=return]')).toHaveValue('/problems?search=ice');
      expect(form.elements).toHaveProperty('email');
      expect(form.elements).toHaveProperty('password');
      expect(screen.getByText('The page that you asked for opens then.')).toBeVisible();
    });

    it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\tb'])(
      'forwards no return to %s',
      (path) => {
        open(`?return=${encodeURIComponent(path)}`);
        expect(document.querySelector('input[name=return]')).toBeNull();
        expect(screen.getByText('To the working pages of the alliance.')).toBeVisible();
      },
    );

    it('is disabled and says Signing In... once it is on its way', () => {
      open();
      fillIn();
      const left = fireEvent.submit(signIn().closest('form') as HTMLFormElement);
      expect(left).toBe(true);
      expect(signIn()).toHaveAttribute('aria-disabled', 'true');
      expect(signIn()).toHaveTextContent('Signing In...');
    });

    it('stays when something is missing', () => {
      open();
      expect(fireEvent.submit(signIn().closest('form') as HTMLFormElement)).toBe(false);
      expect(screen.getByRole('link', { name: 'Please enter your email address' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Please enter your password' })).toBeInTheDocument();
      expect(signIn()).toBeEnabled();
    });

    it.each([
      ['credentials', /The email or the password is not right/],
      ['limited', /too many attempts/],
      ['request', /The sign-in form could not be read. Please try again./],
      ['provider', /identity provider did not confirm/],
      ['suspended', /Your account is suspended/],
    ])('says what %s means, and still has the address', async (error, text) => {
      sessionStorage.setItem('login-email', 'ada@own.example');
      open(`?error=${error}`);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(email()).toHaveValue('ada@own.example');
    });

    it.each([
      ['?return=%2Fproblems', '/problems'],
      ['', '/'],
      ['?return=%2F%2Fevil.example', '/'],
    ])('with "%s" sends a member who is signed in already to %s', async (query, destination) => {
      const { address } = open(query, { 'GET /api/auth/user': () => ada });
      await waitFor(() => expect(address()).toBe(destination));
    });

    it('shows the password when asked to', async () => {
      const { user } = open();
      expect(password()).toHaveAttribute('type', 'password');
      await user.click(screen.getByRole('button', { name: 'Show password' }));
      expect(password()).toHaveAttribute('type', 'text');
    });
  });

  describe('for enterprises', () => {
    const openEnterprise = async (logIn: () => unknown, Page = LoginPage) => {
      const page = open('', { 'POST /api/enterprise/auth/login': logIn }, Page);
      await page.user.click(screen.getByRole('tab', { name: 'Enterprise login' }));
      fillIn();
      await page.user.click(signIn());
      return page;
    };

    it('goes to the enterprise pages', async () => {
      const { address, callsTo } = await openEnterprise(() => ({ success: true }));
      await waitFor(() => expect(address()).toBe('/enterprise-admin'));
      expect(callsTo('POST /api/enterprise/auth/login')[0]?.body).toEqual({
        email: 'ada@own.example',
        password: 'a good long password',
      });
    });

    it('goes home while there are no enterprise pages', async () => {
      const { address } = await openEnterprise(
        () => ({ success: true }),
        () => (
          <MountedPages value={(path) => path !== '/enterprise-admin'}>
            <LoginPage />
          </MountedPages>
        ),
      );
      await waitFor(() => expect(address()).toBe('/'));
    });

    it.each([
      ['Invalid enterprise admin credentials', () => ({ success: false })],
      ['Login failed. Please try again.', () => Promise.reject(new TypeError('no connection'))],
      ['Login failed. Please try again.', () => refusal(500, 'internal', 'Something broke.')],
    ])('says %s and loses nothing', async (message, answer) => {
      const { address } = await openEnterprise(answer);
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(address()).toBe('/login');
      expect(signIn()).toBeEnabled();
      expect(email()).toHaveValue('ada@own.example');
      expect(password()).toHaveValue('a good long password');
    });
  });

  it.each([
    ['/checkout/enablers-annual?currency=USD', '/membership?tier=enablers'],
    ['/checkout/lite-monthly', '/membership?tier=free'],
    ['/problems', '/membership'],
  ])('lets who was on the way to %s join at %s', (from, to) => {
    open(`?return=${encodeURIComponent(from)}`);
    expect(screen.getByRole('link', { name: 'Join the Alliance' })).toHaveAttribute('href', to);
  });

  it('leads to membership and to a new password', () => {
    open();
    expect(screen.getByRole('link', { name: 'Join the Alliance' })).toHaveAttribute('href', '/membership');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  });
});
