import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useSyncExternalStore } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { useLineKeys } from './line-keys';
import { useLineToReturnTo } from './list-place';

/** What is known of the list, which comes when it comes. */
let known: string[] = [];
const readers = new Set<() => void>();
const become = (...ids: string[]) =>
  act(async () => {
    known = ids;
    for (const read of readers) read();
  });
const fetchNextPage = jest.fn();

const useKnown = () =>
  useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => known,
  );

/** Draws for itself, as cards do that are drawn after the first. */
function Lines() {
  return (
    <ul data-lines="">
      {useKnown().map((id) => (
        <li key={id}>
          <h2>
            <Link to={`/things/${id}`}>{id}</Link>
          </h2>
          <button type="button">Save {id}</button>
        </li>
      ))}
    </ul>
  );
}

function List({ isFailing }: { isFailing?: boolean }) {
  const lines = useRef<HTMLDivElement>(null);
  const shown = useKnown().length;
  useLineKeys(lines);
  useLineToReturnTo(lines, {
    shown,
    hasNextPage: shown < 3,
    isFetching: shown === 0,
    error: isFailing && 'it failed',
    fetchNextPage,
  });
  return (
    <div>
      <h1 tabIndex={-1}>All</h1>
      <button type="button">Beside</button>
      <div ref={lines}>
        <Lines />
      </div>
    </div>
  );
}

/** Another list in each test: what was gone on from is remembered by its address. */
let place = '';
let places = 0;
let router: ReturnType<typeof createBrowserRouter>;

async function go(element = <List />) {
  places += 1;
  place = `/list-${places}`;
  window.history.replaceState(null, '', place);
  router = createBrowserRouter([
    { path: place, element },
    { path: '/things/:id', element: <h1>One</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'All' });
}

const lineOf = (id: string) => screen.findByRole('link', { name: id });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Where each thing's line stands in the window, in pixels from its upper edge. */
const stand = (tops: Record<string, number>) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.textContent ?? ''] ?? 0 } as DOMRect;
  });

const scrollBy = jest.fn();
beforeEach(() => {
  known = ['a', 'b', 'c'];
  window.scrollBy = scrollBy;
  jest.clearAllMocks();
});
afterEach(() => {
  jest.restoreAllMocks();
  // Else it follows the history of the next one.
  router.dispose();
});

describe('a list that one comes back to', () => {
  it('has the focus on the line that one went on from, and goes on from there', async () => {
    await go();
    const user = userEvent.setup();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'One' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'b' })).toHaveFocus());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  });

  it('has it nowhere else where one comes by another way', async () => {
    await go();
    await userEvent.click(screen.getByRole('link', { name: 'b' }));
    await screen.findByRole('heading', { name: 'One' });
    await act(() => router.navigate(place));
    await screen.findByRole('link', { name: 'b' });
    await settled();
    expect(screen.getByRole('link', { name: 'b' })).not.toHaveFocus();
  });

  describe('and that is not known any more', () => {
    const left = async (element = <List />) => {
      await go(element);
      const tops = stand({ a: 10, b: 210, c: 410 });
      await userEvent.click(await lineOf('c'));
      await screen.findByRole('heading', { name: 'One' });
      known = [];
      tops.mockRestore();
      stand({ a: 300, b: 500, c: 700 });
      await act(() => router.navigate(-1));
      await screen.findByRole('heading', { name: 'All' });
    };

    it('has its line where it stood, and the focus on it, once it comes', async () => {
      await left();
      await settled();
      expect(scrollBy).not.toHaveBeenCalled();
      await become('a', 'b', 'c');
      expect(scrollBy).toHaveBeenCalledWith({ top: 290, behavior: 'instant' });
      await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
    });

    it('is read on until the line is there, and no further', async () => {
      await left();
      expect(fetchNextPage).not.toHaveBeenCalled();
      await become('a');
      expect(fetchNextPage).toHaveBeenCalledTimes(1);
      await become('a', 'c');
      expect(scrollBy).toHaveBeenCalledTimes(1);
      fetchNextPage.mockClear();
      await become('a');
      expect(fetchNextPage).not.toHaveBeenCalled();
    });

    it('is not read on where that fails', async () => {
      await left(<List isFailing />);
      await become('a');
      expect(fetchNextPage).not.toHaveBeenCalled();
    });

    it('is left as it is once as much is there without the line', async () => {
      await left();
      await become('a', 'b', 'd');
      await become('a', 'b', 'c');
      await settled();
      expect(scrollBy).not.toHaveBeenCalled();
      expect(await lineOf('c')).not.toHaveFocus();
    });

    it.each([
      ['turns the wheel', () => fireEvent.wheel(document.body)],
      ['moves the page by a finger', () => fireEvent.touchMove(document.body)],
      ['presses something', () => fireEvent.pointerDown(document.body)],
      ['types', () => fireEvent.keyDown(document.body, { key: 'x' })],
    ])('leaves whoever %s meanwhile where they are, and reads no more', async (_, doIt) => {
      await left();
      doIt();
      await become('a');
      await become('a', 'b', 'c');
      await settled();
      expect(fetchNextPage).not.toHaveBeenCalled();
      expect(scrollBy).not.toHaveBeenCalled();
      expect(await lineOf('c')).not.toHaveFocus();
    });
  });

  it('stays where it is where the line has its place', async () => {
    stand({ a: 10, b: 210, c: 410 });
    await go();
    await userEvent.click(await lineOf('c'));
    await screen.findByRole('heading', { name: 'One' });
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('forgets the line where one has gone on from elsewhere', async () => {
    await go();
    await userEvent.click(screen.getByRole('button', { name: 'Save c' }));
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
    await act(() => router.navigate('/things/c'));
    await screen.findByRole('heading', { name: 'One' });
    await act(() => router.navigate(-1));
    await settled();
    expect(await lineOf('c')).not.toHaveFocus();
  });
});
