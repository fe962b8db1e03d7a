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

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Lite Plan|Start Membership/ }));

async function fillIn() {
  fireEvent.click(await radio(/Startup & Investor/));
  fireEvent.click(await radio('Accelerator'));
  type('Organization name', 'TechFlow Solutions');
  type('Website', 'techflow.example');
  type('Organization LinkedIn page', 'https://www.linkedin.com/company/techflow');
  choose('Organization size', '11-50');
  choose('Industry', 'Energy & Utilities');
  type('Description', 'We build sensors.');
  type('Contact name', 'Alex Kimani');
  type('Role', 'Head of Innovation');
  type('Email', 'alex@techflow.example');
  type('Phone', '+254 700 000000');
  type('Contact LinkedIn', 'https://www.linkedin.com/in/alexkimani');
  fireEvent.click(box('Fintech'));
  fireEvent.click(box(/^I agree/));
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
  ])('opened with "%s" has %s chosen', async (query, plan, button, note) => {
    open(`/membership${query}`);
    expect(await radio(plan)).toBeChecked();
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
    expect(screen.getAllByText(note).length).toBeGreaterThan(0);
  });

  it('reads its prices from the price book', async () => {
    open();
    const details = async (plan: string) => (await radio(plan)).closest('.relative.flex') as HTMLElement;
    expect(await details('Lite Plan')).toHaveTextContent('Freeinstead of $15 per year');
    expect(await details('Enterprise Alliance Partners')).toHaveTextContent('$4,950per yearinstead of $9,900');
    expect(await details('Enterprise Alliance Partners')).toHaveTextContent('Most Popular');
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('offers every type of organization and every interest once', () => {
    expect(organizationGroups.flatMap(({ types }) => types).sort()).toEqual([...organizationTypeValues].sort());
    expect(interestGroups.flatMap(({ items }) => items).sort()).toEqual([...interestValues].sort());
  });

  it('checks a group of interests with all of its items, and shows when only some are', async () => {
    open();
    await radio('Lite Plan');
    const group = within(screen.getByRole('group', { name: 'Sustainable Industries' }));
    const [all, ...items] = group.getAllByRole<HTMLInputElement>('checkbox') as [
      HTMLInputElement,
      ...HTMLInputElement[],
    ];
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
    const summary = await screen.findByRole('alert');
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
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Please enter email address/);
    expect(callsTo('POST /api/membership/register')).toHaveLength(0);
  });

  it.each([
    ['Organization Type Required', 'Please select an organization type to continue.', () => radio(/Government & NGO/)],
    ['Interests Required', 'Please select at least one area of interest.', async () => box('Fintech')],
    [
      'Terms Agreement Required',
      'Please agree to the Terms of Service and Privacy Policy.',
      async () => box(/^I agree/),
    ],
  ])('says %s', async (title, text, control) => {
    open();
    await fillIn();
    fireEvent.click(await control());
    submit();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getAllByText(text).length).toBeGreaterThan(1);
  });

  it.each([
    ['Website', 'not an address', 'Please enter a web address that starts with http:// or https://'],
    ['Email', 'alex', 'Please enter email address'],
    ['Phone', 'call me', 'Please enter a phone number, e.g. +254 700 000000'],
    ['Organization name', '   ', 'Please enter organization name'],
  ])('refuses %s "%s"', async (label, value, message) => {
    open();
    await fillIn();
    type(label, value);
    submit();
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  });

  it('sends the form, says so, and goes on after a second and a half', async () => {
    const { address, callsTo } = open('/membership?tier=innovators');
    await fillIn();
    submit();
    expect(await screen.findByText('Application Submitted!')).toBeInTheDocument();
    const told = Date.now();
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
    expect(address()).toBe('/membership?tier=innovators');
    await waitFor(
      () => expect(address()).toBe('/registration-success?tier=innovators&memberId=GIA-482913&emailSent=true&token=t0'),
      { timeout: 4000 },
    );
    expect(Date.now() - told).toBeGreaterThan(1300);
    expect(sessionStorage.getItem('draft:registration')).toBeNull();
  });

  it('shows what the server refused on its field, and keeps what was typed', async () => {
    const message = 'Please enter a phone number, e.g. +254 700 000000';
    open('/membership', () => refusal(400, 'invalid_input', message, [{ field: 'phone', message }]));
    await fillIn();
    submit();
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(message);
    expect(screen.getByRole('link', { name: message })).toHaveAttribute('href', '#phone');
    expect(screen.getByRole('textbox', { name: 'Organization name' })).toHaveValue('TechFlow Solutions');
  });

  it('says when the server cannot be reached', async () => {
    open('/membership', () => Promise.reject(new TypeError('no connection')));
    await fillIn();
    submit();
    expect(await screen.findAllByText('An unexpected error occurred. Please try again.')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Lite Plan' })).toBeEnabled();
  });

  it('has everything again after a reload', async () => {
    const { close } = open();
    await fillIn();
    close();
    open();
    expect(await radio('Accelerator')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Website' })).toHaveValue('https://techflow.example');
    expect(box('Fintech')).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Organization size' })).toHaveValue('11-50');
  });
});
