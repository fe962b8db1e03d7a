import { fireEvent, screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import OnboardingPage from './OnboardingPage';

const soon = (days: number, hour: number) => new Date(Date.UTC(2099, 10, 2 + days, hour)).toISOString();
const slots = [soon(0, 10), soon(0, 11), soon(1, 10)];
const call = { id: 'c1', startsAt: soon(0, 9), endsAt: soon(0, 10), note: 'Our first problem.' };
const free = { call: null, slots, minutes: 45, place: null };
const done = () => new Response(null, { status: 204 });

const open = (onboarding: object, answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/onboarding') =>
  openPage(OnboardingPage, {
    path: '/onboarding',
    at,
    answers: { 'GET /api/onboarding': () => onboarding, ...answers },
  });
const times = () => screen.findAllByRole('radio');

describe('the onboarding page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('offers times under their days, and books the one that is chosen', async () => {
    const { user, callsTo } = open(free, { 'POST /api/onboarding': () => json(201, { id: 'c1' }) });
    expect(await times()).toHaveLength(3);
    expect(screen.getAllByRole('group')).toHaveLength(2);
    const book = screen.getByRole('button', { name: 'Book Call' });
    expect(book).toBeDisabled();
    await user.click((await times())[1] as HTMLElement);
    fireEvent.change(screen.getByLabelText('What should it be about?'), { target: { value: ' Our first problem. ' } });
    await user.click(book);
    expect(await screen.findByText('Booked')).toBeInTheDocument();
    expect(callsTo('POST /api/onboarding')[0]?.body).toEqual({ startsAt: slots[1], note: 'Our first problem.' });
  });

  it('says so where a time is gone meanwhile', async () => {
    const { user } = open(free, { 'POST /api/onboarding': () => refusal(409, 'slot_not_free', 'It is gone.') });
    await user.click((await times())[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Book Call' }));
    expect(await screen.findByText('It is gone.')).toBeInTheDocument();
  });

  it('shows the call that is booked, with a file for the calendar, and moves it', async () => {
    const { user, callsTo, address } = open({ ...free, call }, { 'PUT /api/onboarding/c1': done });
    expect(await screen.findByRole('heading', { name: /^Your call:/ })).toBeInTheDocument();
    expect(screen.getByText('We write to you before the call')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
      'href',
      '/api/onboarding/c1/calendar',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(screen.queryByLabelText('What should it be about?')).not.toBeInTheDocument();
    await user.click((await times())[2] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Move Call' }));
    expect(await screen.findByText('Moved')).toBeInTheDocument();
    expect(callsTo('PUT /api/onboarding/c1')[0]?.body).toEqual({ startsAt: slots[2] });
    expect(address()).toBe('/onboarding');
  });

  it('cancels it once it was asked whether to, and keeps it where that is refused', async () => {
    let refused = true;
    const { user, callsTo } = open(
      { ...free, call },
      { 'DELETE /api/onboarding/c1': () => (refused ? refusal(409, 'call_over', 'It has begun.') : done()) },
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel Call' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the call?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Call' }));
    expect(await dialog.findByText('It has begun.')).toBeInTheDocument();
    refused = false;
    await user.click(await dialog.findByRole('button', { name: 'Cancel Call' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(callsTo('DELETE /api/onboarding/c1')).toHaveLength(2);
  });

  it('leaves a call alone that has begun', async () => {
    open({ ...free, call: { ...call, startsAt: '2020-01-01T10:00:00Z' } });
    await screen.findByRole('heading', { name: /^Your call:/ });
    for (const name of ['Move', 'Cancel Call']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('says so where no time is offered, and where they cannot be loaded', async () => {
    const empty = open({ ...free, slots: [] });
    expect(await screen.findByText('No times just now')).toBeInTheDocument();
    empty.close();
    open({}, { 'GET /api/onboarding': () => refusal(503, 'unavailable', 'Away.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('The times could not be loaded');
  });
});
