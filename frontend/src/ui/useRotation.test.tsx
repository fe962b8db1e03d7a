import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRotation } from './useRotation';

function Strip() {
  const { page, paused, togglePaused, holdProps } = useRotation(3, 10_000);
  return (
    <div data-testid="strip" {...holdProps}>
      <output>{page}</output>
      <button type="button" onClick={togglePaused}>
        {paused ? 'Play' : 'Pause'}
      </button>
    </div>
  );
}

const page = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useRotation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('turns every ten seconds and wraps around', () => {
    render(<Strip />);
    wait(9_999);
    expect(page()).toBe('0');
    wait(1);
    expect(page()).toBe('1');
    wait(20_000);
    expect(page()).toBe('0');
  });

  it('stands still when paused', () => {
    render(<Strip />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(30_000);
    expect(page()).toBe('0');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(10_000);
    expect(page()).toBe('1');
  });

  it('stands still under the pointer and with the focus inside', () => {
    render(<Strip />);
    fireEvent.mouseEnter(screen.getByTestId('strip'));
    wait(30_000);
    expect(page()).toBe('0');
    fireEvent.mouseLeave(screen.getByTestId('strip'));
    act(() => screen.getByRole('button').focus());
    wait(30_000);
    expect(page()).toBe('0');
  });

  it('starts paused for people who asked for less motion', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(<Strip />);
    wait(30_000);
    expect(page()).toBe('0');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });
});
