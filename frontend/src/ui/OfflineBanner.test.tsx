import { act, render, screen } from '@testing-library/react';
import { LoadFailure } from './EmptyState';
import { OfflineBanner } from './OfflineBanner';

function connect(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('without a connection', () => {
  afterEach(() => jest.restoreAllMocks());

  it('the banner comes, and goes once there is one again', () => {
    render(<OfflineBanner />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    connect(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('what could not be loaded says that it comes by itself', () => {
    render(
      <LoadFailure what="The problems" stale onRetry={() => undefined}>
        The server is away.
      </LoadFailure>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
    connect(false);
    expect(screen.getByRole('alert')).toHaveTextContent('loads by itself once you are connected again');
    expect(screen.getByRole('alert')).toHaveTextContent('What you see is from before.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('The server is away.');
  });

  it('what is shown, and is what was asked for, is not said to be missing', () => {
    render(
      <LoadFailure stale answered onRetry={() => undefined}>
        The server is away.
      </LoadFailure>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
    connect(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
