import { interestValues, organizationTypeValues } from '@alliance/api-client/enums';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { interestGroups, organizationGroups } from '@/content/registration';
import { json, openPage, refusal } from '@/testing/openPage';
import { priceBook } from '@/testing/price-book';
import RegistrationPage from './RegistrationPage';

const registered = {
  memberId: 'GIA-482913',
  emailSent: true,
  message: 'Welcome email sent! Member ID: GIA-482913',
  token: 't0',
};

const open = (at = '/membership', register: () => unknown = () => json(201, registered)) =>
  openPage(RegistrationPage, {
    path: '/membership',
    at,
    answers: { 'GET /api/plans': () => priceBook, 'POST /api/membership/register': register },
  });

// By id and not by role: computing the roles of so long a form takes seconds.
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const fill = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const radio = (label: string | RegExp) => screen.findByLabelText(label, { selector: 'input[type=radio]' });
const box = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input[type=checkbox]' });
const button = () => screen.getByText(/^(Lite Plan|Start Membership)$/, { selector: 'button' });
const submit = () => fireEvent.click(button());
const findSummary = async () => (await screen.findByText('Please check the form')).parentElement as HTMLElement;

async function fillIn() {
  fireEvent.click(await radio(/^Startup & Investor/));
  fireEvent.click(await radio('Accelerator'));
  fill('organizationName', 'TechFlow Solutions');
  fill('website', 'techflow.example');
  fill('organizationLinkedIn', 'https://www.linkedin.com/company/techflow');
  fill('size', '11-50');
  fill('industry', 'Energy & Utilities');
  fill('description', 'We build sensors.');
  fill('contactName', 'Alex Kimani');
  fill('role', 'Head of Innovation');
  fill('email', 'alex@techflow.example');
  fill('phone', '+254 700 000000');
  fill('contactLinkedIn', 'https://www.linkedin.com/in/alexkimani');
  fireEvent.click(box('Fintech'));
  fireEvent.click(field('agreeTerms'));
}

describe('the registration page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['', 'Lite Plan', 'Lite Plan', 'No credit card required • Upgrade anytime for free'],
    ['?tier=free', 'Lite Plan', 'Lite Plan', 'No credit card required • Upgrade anytime for free'],
    ['?tier=enterprise', 'Enterprise Alliance Partners', 'Start Membership', '21-day free trial • Cancel anytime'],
    ['?tier=innovators', 'Innovators & Solution Providers', 'Start Membership', '21-day free trial • Cancel anytime'],
    ['?tier=enablers', 'Ecosystem Enablers', 'Start Membership', '21-day free trial • Cancel anytime'],
    ['?tier=nonsense', 'Lite Plan', 'Lite Plan', 'No credit card required • Upgrade anytime for free'],
  ])('opened with "%s" has %s chosen', async (query, plan, label, note) => {
    open(`/membership${query}`);
    expect(await radio(plan)).toBeChecked();
    expect(button()).toHaveTextContent(label);
    expect(screen.getAllByText(note).length).toBeGreaterThan(0);
  });

  it('reads its prices from the price book', async () => {
    open();
    expect(await radio('Lite Plan')).toHaveAccessibleDescription(/^Free instead of \$15 per year/);
    const enterprise = await radio('Enterprise Alliance Partners');
    expect(enterprise).toHaveAccessibleDescription(/^\$4,950 per year instead of \$9,900/);
    expect(enterprise.parentElement).toHaveTextContent('Most Popular');
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('names its groups by their headings alone', async () => {
    open();
    for (const [name, member] of [
      ['Plan', await radio('Lite Plan')],
      ['Organization type', await radio(/^Corporation/)],
      ['Areas of interest', box('Fintech')],
    ] as const) {
      expect(member.closest('fieldset')).toHaveAccessibleName(name);
      expect(screen.getAllByText(name)).toHaveLength(1);
    }
  });

  it('opens the terms beside the form', () => {
    open();
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = screen.getByText(name, { selector: 'a' });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('offers every type of organization and every interest once', () => {
    expect(organizationGroups.flatMap(({ types }) => types).sort()).toEqual([...organizationTypeValues].sort());
    expect(interestGroups.flatMap(({ items }) => items).sort()).toEqual([...interestValues].sort());
  });

  it('checks a group of interests with all of its items, and shows when only some are', async () => {
    open();
    await radio('Lite Plan');
    const all = box('Sustainable Industries');
    const items = ['Greentech / Climate Tech', 'AgriTech', 'Waste & Circular Economy'].map(box);
    fireEvent.click(all);
    for (const item of items) expect(item).toBeChecked();
    fireEvent.click(items[1] as HTMLInputElement);
    expect(all.indeterminate).toBe(true);
    expect(all).not.toBeChecked();
    fireEvent.click(all);
    expect(all).toBeChecked();
    fireEvent.click(all);
    for (const item of items) expect(item).not.toBeChecked();
    expect(box('EdTech')).not.toBeChecked();
  });

  it('says of every required field what is missing, and puts the focus on the summary', async () => {
    const { callsTo } = open();
    await radio('Lite Plan');
    submit();
    const summary = await findSummary();
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please select an organization type to continue.',
      'Please enter organization name',
      'Please enter the website',
      'Please enter the organization LinkedIn page',
      'Please select the organization size',
      'Please select the industry',
      'Please enter the contact name',
      'Please enter email address',
      'Please enter the phone number',
      'Please enter the contact LinkedIn profile',
      'Please enter the role',
      'Please describe the organization',
      'Please select at least one area of interest.',
      'Please agree to the Terms of Service and Privacy Policy.',
    ]);
    expect(field('email')).toHaveAccessibleDescription(/Please enter email address/);
    expect(callsTo('POST /api/membership/register')).toHaveLength(0);
  });

  it.each([
    ['Organization Type Required', 'Please select an organization type to continue.', () => radio(/^Government & NGO/)],
    ['Interests Required', 'Please select at least one area of interest.', async () => box('Fintech')],
    [
      'Terms Agreement Required',
      'Please agree to the Terms of Service and Privacy Policy.',
      async () => field('agreeTerms'),
    ],
  ])('says %s', async (title, text, control) => {
    open();
    await fillIn();
    fireEvent.click(await control());
    submit();
    expect(within(await findSummary()).getByRole('link')).toHaveTextContent(text);
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it.each([
    ['website', 'not an address', 'Please enter a web address that starts with http:// or https://'],
    ['email', 'alex', 'Please enter email address'],
    ['phone', 'call me', 'Please enter a phone number, e.g. +254 700 000000'],
    ['organizationName', '   ', 'Please enter organization name'],
  ])('refuses %s "%s"', async (name, value, message) => {
    open();
    await fillIn();
    fill(name, value);
    submit();
    expect(within(await findSummary()).getByRole('link')).toHaveTextContent(message);
  });

  it('sends the form, says so, and goes on after a second and a half', async () => {
    const { address, callsTo } = open('/membership?tier=innovators');
    await fillIn();
    const sent = Date.now();
    submit();
    expect(await screen.findByText('Application Submitted!')).toBeInTheDocument();
    expect(screen.getByText(registered.message)).toBeInTheDocument();
    expect(callsTo('POST /api/membership/register')[0]?.body).toEqual({
      organizationType: 'accelerator',
      organizationName: 'TechFlow Solutions',
      website: 'https://techflow.example',
      organizationLinkedIn: 'https://www.linkedin.com/company/techflow',
      size: '11-50',
      industry: 'Energy & Utilities',
      contactName: 'Alex Kimani',
      email: 'alex@techflow.example',
      phone: '+254 700 000000',
      contactLinkedIn: 'https://www.linkedin.com/in/alexkimani',
      role: 'Head of Innovation',
      description: 'We build sensors.',
      interests: ['Fintech'],
      selectedPlan: 'innovators_solution_providers',
      agreeTerms: true,
      agreeMarketing: false,
    });
    await waitFor(() =>
      expect(address()).toBe('/registration-success?tier=innovators&memberId=GIA-482913&emailSent=true&token=t0'),
    );
    expect(Date.now() - sent).toBeGreaterThan(1400);
    expect(sessionStorage.getItem('draft:visitor:registration')).toBeNull();
  });

  it('shows that it is on its way, sends it once, and can be sent again after a failure', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const { callsTo } = open('/membership', () => new Promise((resolve) => (answer = resolve)));
    await fillIn();
    submit();
    const pending = await screen.findByText('Submitting...', { selector: 'button' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(pending);
    answer(refusal(503, 'temporarily_unavailable', 'Please try again in a moment.'));
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(callsTo('POST /api/membership/register')).toHaveLength(1);
  });

  it('shows what the server refused on its field, and keeps what was typed', async () => {
    const message = 'Please enter a phone number, e.g. +254 700 000000';
    open('/membership', () => refusal(400, 'invalid_input', message, [{ field: 'phone', message }]));
    await fillIn();
    submit();
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(field('phone')).toHaveAccessibleDescription(message);
    expect(within(await findSummary()).getByRole('link')).toHaveAttribute('href', '#phone');
    expect(field('organizationName')).toHaveValue('TechFlow Solutions');
  });

  it('says when the server cannot be reached', async () => {
    open('/membership', () => Promise.reject(new TypeError('no connection')));
    await fillIn();
    submit();
    expect(await screen.findAllByText('An unexpected error occurred. Please try again.')).not.toHaveLength(0);
    expect(button()).toBeEnabled();
  });

  it('has everything again after a reload', async () => {
    const { close } = open();
    await fillIn();
    close();
    open();
    expect(await radio('Accelerator')).toBeChecked();
    expect(field('website')).toHaveValue('https://techflow.example');
    expect(box('Fintech')).toBeChecked();
    expect(field('size')).toHaveValue('11-50');
  });
});
