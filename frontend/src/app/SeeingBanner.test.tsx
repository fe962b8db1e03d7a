import { useMarkThreadReadMutation } from '@alliance/api-client/communities';
import { useInvitePeopleMutation } from '@alliance/api-client/team';
import { act, screen, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { leaveFor } from '@/ui/leave';
import SeeingBanner from './SeeingBanner';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(leaveFor).mockClear();
});

describe('the banner of who sees the alliance as a member', () => {
  const stop = 'DELETE /api/admin/see-as';
  const open = (minutes: number, answers: object = {}) => {
    const until = new Date(Date.now() + minutes * 60_000).toISOString();
    return openPage(() => <SeeingBanner viewer={ada as never} until={until} />, { answers: answers as never });
  };

  it('says as whom and for how long, and leads back when it is stopped', async () => {
    const { user, callsTo } = open(41.5, { [stop]: () => new Response(null, { status: 204 }) });
    const banner = within(screen.getByRole('region', { name: 'Seeing as a member' }));
    expect(banner.getByText('Ada Obi')).toBeVisible();
    expect(banner.getByText('42 minutes left')).toBeVisible();
    await user.click(banner.getByRole('button', { name: 'Stop' }));
    expect(callsTo(stop)).toHaveLength(1);
    expect(leaveFor).toHaveBeenCalledWith('/admin/see-as?person=ada');
  });

  it('says when it could not be stopped', async () => {
    const { user } = open(2, { [stop]: () => refusal(503, 'temporarily_unavailable', 'Please try again.') });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Not stopped')).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('counts down, and leads back when the hour is over', () => {
    jest.useFakeTimers();
    open(1.5);
    expect(screen.getByText('2 minutes left')).toBeVisible();
    act(() => jest.advanceTimersByTime(31_000));
    expect(screen.getByText('1 minute left')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(leaveFor).toHaveBeenCalledWith('/admin/see-as');
  });
});

describe('a write of who sees the alliance as a member', () => {
  const Writing = () => {
    const [invite] = useInvitePeopleMutation();
    const [read] = useMarkThreadReadMutation();
    return (
      <>
        <button type="button" onClick={() => invite({ organizationId: 'x', invitePeopleDto: {} as never })}>
          Invite
        </button>
        <button type="button" onClick={() => read({ id: 'x' })}>
          Read
        </button>
      </>
    );
  };
  const refused = () => refusal(403, 'read_only_while_seeing', 'You see the alliance as a member.');

  it('is answered by a message, unless the page has written by itself', async () => {
    const answers = new Proxy({}, { get: () => refused }) as never;
    const { user } = openPage(Writing, { answers });
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(screen.queryByText('Nothing was changed')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect(screen.getByText('You see the alliance as a member.')).toBeVisible();
  });
});
