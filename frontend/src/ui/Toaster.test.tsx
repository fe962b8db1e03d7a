import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './Toaster';
import { toast, toastStore } from './toast';

describe('Toaster', () => {
  afterEach(() => act(() => toastStore.dismiss()));

  it('shows one message at a time, the newest', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Success', description: 'Problem submitted successfully!' }));
    expect(screen.getByText('Problem submitted successfully!')).toBeVisible();
    act(() => toast({ title: 'Unauthorized', variant: 'destructive' }));
    expect(screen.queryByText('Problem submitted successfully!')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  it('goes away when dismissed', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
  });

  it('goes away after five seconds', () => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
