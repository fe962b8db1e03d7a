import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './Toaster';
import { toast, toastStore } from './toast';

const Page = () => (
  <>
    <button type="button">Save</button>
    <Toaster />
  </>
);

describe('Toaster', () => {
  afterEach(() => {
    jest.useRealTimers();
    act(() => toastStore.dismiss());
  });

  it('shows one message at a time, the newest', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Success', description: 'Problem submitted successfully!' }));
    expect(screen.getByText('Problem submitted successfully!')).toBeVisible();
    expect(screen.getByText('Problem submitted successfully!')).not.toHaveAttribute('tabindex');
    act(() => toast({ title: 'Unauthorized', variant: 'destructive' }));
    expect(screen.queryByText('Problem submitted successfully!')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  it('has a long one scroll, by key too', () => {
    const note = 'Tried in 2024. '.repeat(30);
    render(<Toaster />);
    act(() => toast({ title: 'Hidden meanwhile', description: note }));
    const shown = screen.getByText(note.trim());
    expect(shown).toHaveAttribute('tabindex', '0');
    expect(shown).toHaveClass('max-h-[40vh]', 'overflow-y-auto');
  });

  it('goes away when dismissed', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
  });

  it('is dismissed over a dialog that takes all other clicks', async () => {
    render(
      <div style={{ pointerEvents: 'none' }}>
        <Toaster />
      </div>,
    );
    act(() => toast({ title: 'Success' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
  });

  it('goes away after five seconds, and leaves everybody where they are', () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => toast({ title: 'Success' }));
    screen.getByRole('button', { name: 'Save' }).focus();
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    expect(toastStore.get()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('stays for five seconds, however long the one before it was there', () => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    act(() => jest.advanceTimersByTime(4_000));
    act(() => toast({ title: 'Unauthorized' }));
    act(() => jest.advanceTimersByTime(4_000));
    expect(toastStore.get()?.title).toBe('Unauthorized');
  });

  it('has a way back, says where else it is, and goes away once that is taken', () => {
    jest.useFakeTimers();
    const undo = jest.fn();
    render(<Toaster />);
    act(() => toast({ title: 'Match hidden', action: { label: 'Undo', altText: 'It is shown among all', act: undo } }));
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByRole('status')).toHaveTextContent('It is shown among all');
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Match hidden')).not.toBeInTheDocument();
  });

  it('leads back to where one was, so that the next one goes by itself', async () => {
    render(<Page />);
    const undo = () => toast({ title: 'Match shown again' });
    act(() => toast({ title: 'Match hidden', action: { label: 'Undo', altText: 'It is shown among all', act: undo } }));
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('[F8]');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    screen.getByRole('button', { name: 'Undo' }).focus();
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(screen.getByText('Match shown again')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5_001));
    expect(screen.queryByText('Match shown again')).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.keyboard('{Enter}')],
  ])('leads back to where one was when dismissed by %s', async (_, dismiss) => {
    render(<Page />);
    act(() => toast({ title: 'Success' }));
    screen.getByRole('button', { name: 'Save' }).focus();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await dismiss();
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('leads to what came in the place of what is gone', async () => {
    const List = ({ of }: { of: string[] }) => (
      <>
        <ul>
          {of.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
        <Toaster />
      </>
    );
    const { rerender } = render(<List of={['Probes', 'Robots']} />);
    act(() => toast({ title: 'Match hidden' }));
    screen.getByRole('button', { name: 'Probes' }).focus();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    rerender(<List of={['Robots']} />);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('listitem')).toHaveFocus();
  });

  it('leaves nobody among messages who has been nowhere else', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(document.body).toHaveFocus();
  });

  it('stays for ten seconds with a way back', () => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => toast({ title: 'Hidden', action: { label: 'Undo', altText: 'It is shown among all', act: jest.fn() } }));
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  it('takes the place of the one before, and is told of to those who listen', () => {
    const shown: (string | undefined)[] = [];
    const leave = toastStore.subscribe(() => shown.push(toastStore.get()?.title));
    toast({ title: 'Success' });
    toast({ title: 'Unauthorized' });
    toastStore.dismiss();
    leave();
    toast({ title: 'Match hidden' });
    expect(shown).toEqual(['Success', 'Unauthorized', undefined]);
    toastStore.dismiss();
  });
});
