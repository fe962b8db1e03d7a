import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { BackLink } from './BackLink';
import { BrowseList } from './BrowseList';
import { useLineKeys } from './line-keys';
import { useLineToReturnTo, useRememberedList } from './list-place';
import { useTrail } from './trail';

/** What is known of the list, which comes when it comes. */
let known: string[] = [];
const readers = new Set<() => void>();
const become = (...ids: string[]) =>
  act(async () => {
    known = ids;
    for (const read of readers) read();
  });
const fetchNextPage = jest.fn();

/** Whether more of it, or all of it anew, is on its way. */
let isAsked = false;
const beAsked = (is: boolean) =>
  act(async () => {
    isAsked = is;
    for (const read of readers) read();
  });

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => readers.delete(read);
};
const useKnown = () => useSyncExternalStore(subscribe, () => known);
const useAsked = () => useSyncExternalStore(subscribe, () => isAsked);

/** Draws for itself, the first at once, as cards do that are drawn after it. */
function Lines({ isLate }: { isLate?: boolean }) {
  const ids = useKnown();
  const [drawn, setDrawn] = useState<string[]>([]);
  useEffect(() => {
    const later = setTimeout(() => setDrawn(ids), 5);
    return () => clearTimeout(later);
  }, [ids]);
  return (
    <ul data-lines="">
      {(isLate ? [...ids.slice(0, 1), ...drawn.slice(1)] : ids).map((id) => (
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

interface ListProps {
  isFailing?: boolean;
  /** So many there are. */
  total?: number;
  /** Whether the lines are drawn after they are known. */
  isLate?: boolean;
}

function List({ isFailing, total = 3, isLate }: ListProps) {
  const lines = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useKnown().length;
  useRememberedList();
  useLineKeys(lines);
  useLineToReturnTo(lines, {
    shown,
    hasNextPage: shown > 0 && shown < total,
    isFetching: useAsked() || shown === 0,
    error: isFailing && 'it failed',
    fetchNextPage,
  });
  // As on every page.
  useEffect(() => title.current?.focus(), []);
  return (
    <main>
      <h1 ref={title} tabIndex={-1}>
        All
      </h1>
      <button type="button">Beside</button>
      <div ref={lines}>
        <Lines isLate={isLate} />
      </div>
    </main>
  );
}

function Application() {
  useTrail();
  return <Outlet />;
}

/** Another list in each test: what was gone on from is remembered. */
let place = '';
let places = 0;
let router: ReturnType<typeof createBrowserRouter>;

async function go(element = <List />, at?: string) {
  places += 1;
  place = `/list-${places}`;
  window.history.replaceState({ idx: 0, key: place }, '', at ?? place);
  const one = (
    <>
      <h1>One</h1>
      <BackLink to={place}>All of them</BackLink>
    </>
  );
  router = createBrowserRouter([
    {
      element: <Application />,
      children: [
        { path: place, element },
        { path: '/things/:id', element: one },
        { path: '*', element: <h1>Elsewhere</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}

const lineOf = (id: string) => screen.findByRole('link', { name: id });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const follow = async (id: string) => {
  await userEvent.click(await lineOf(id));
  await screen.findByRole('heading', { name: 'One' });
};
const navigate = async (to: number | string, heading = 'All') => {
  await act(() => router.navigate(to as string));
  await screen.findByRole('heading', { name: heading });
};

/** Where each thing's line stands in the window, in pixels from its upper edge. */
const stand = (tops: Record<string, number>) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.textContent ?? ''] ?? 0 } as DOMRect;
  });

const scrollBy = jest.fn();
beforeEach(() => {
  known = ['a', 'b', 'c'];
  isAsked = false;
  window.scrollBy = scrollBy;
  jest.clearAllMocks();
});
afterEach(() => {
  jest.restoreAllMocks();
  // Else it follows the history of the next one.
  router.dispose();
});

/** That nobody is brought anywhere. */
const expectLeftAlone = async () => {
  await settled();
  expect(scrollBy).not.toHaveBeenCalled();
  for (const link of screen.queryAllByRole('link')) expect(link).not.toHaveFocus();
};

describe('a list that one comes back to', () => {
  it('has the focus on the line that one went on from, and goes on from there', async () => {
    await go();
    const user = userEvent.setup();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'One' });
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await navigate(-1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'b' })).toHaveFocus());
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  });

  it('has it nowhere else where one comes by another way', async () => {
    await go();
    await follow('b');
    await navigate(place);
    await expectLeftAlone();
  });

  it('has it nowhere else where the browser gives its number to another visit', async () => {
    stand({ a: 10, b: 210, c: 410 });
    await go(undefined, '/start');
    await navigate(place);
    await follow('c');
    await navigate(-1);
    await navigate(-1, 'Elsewhere');
    stand({ a: 300, b: 500, c: 700 });
    await navigate(place);
    await expectLeftAlone();
  });

  it('stays where it is where the line has its place', async () => {
    stand({ a: 10, b: 210, c: 410 });
    await go();
    await follow('c');
    await navigate(-1);
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('has its line for who comes once more by the history alone, and not for who has moved there', async () => {
    await go();
    const tops = stand({ c: 410 });
    await follow('c');
    await navigate(-1);
    tops.mockRestore();
    stand({ c: 900 });
    await navigate(1, 'One');
    await navigate(-1);
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
    expect(scrollBy).toHaveBeenCalledTimes(1);
    fireEvent.wheel(document.body);
    await navigate(1, 'One');
    await navigate(-1);
    await settled();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    expect(await lineOf('c')).not.toHaveFocus();
  });

  it.each([
    ['has done something in it', async () => userEvent.click(screen.getByRole('button', { name: 'Save c' }))],
    [
      'has opened it elsewhere',
      async () => {
        // There is no other window here.
        document.addEventListener('click', (event) => event.preventDefault(), { once: true });
        fireEvent.click(await lineOf('c'), { ctrlKey: true });
        fireEvent.wheel(document.body);
      },
    ],
  ])('brings nobody to a line who %s and went on by another way', async (_, doIt) => {
    stand({ c: 410 });
    await go();
    await doIt();
    stand({ c: 900 });
    await navigate('/elsewhere', 'Elsewhere');
    await navigate(-1);
    await expectLeftAlone();
  });

  it('has it on the line whose own page was reached by something else in it, unless one has moved since', async () => {
    await go();
    const save = screen.getByRole('button', { name: 'Save c' });
    // Also where nobody else is to hear of it.
    save.addEventListener('click', (event) => event.stopPropagation());
    await userEvent.click(save);
    await navigate('/things/c', 'One');
    await navigate(-1);
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save b' }));
    fireEvent.wheel(document.body);
    await navigate('/things/b', 'One');
    await navigate(-1);
    await settled();
    for (const id of ['b', 'c']) expect(await lineOf(id)).not.toHaveFocus();
  });

  it.each([
    ['another is looked for there', '?search=b'],
    ['it is opened once more', ''],
  ])('has it, and is where the way back leads, as it was last, where %s', async (_, search) => {
    await go();
    await navigate(`${place}${search}`);
    const { key } = router.state.location;
    await follow('b');
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await waitFor(async () => expect(await lineOf('b')).toHaveFocus());
    expect(router.state.location).toMatchObject({ key, search });
  });

  it('has it also where the line leads to a part of its page', async () => {
    known = ['a', 'c?tab=proposals'];
    await go();
    await follow('c?tab=proposals');
    await navigate(-1);
    await waitFor(async () => expect(await lineOf('c?tab=proposals')).toHaveFocus());
  });

  it('has it for who moves on the page that they went on to', async () => {
    await go();
    await follow('c');
    fireEvent.wheel(document.body);
    await navigate(-1);
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
  });

  it('has it on what was pressed last, where nothing tells before that something is pressed', async () => {
    await go();
    fireEvent.click(screen.getByRole('button', { name: 'Save a' }));
    fireEvent.click(await lineOf('b'));
    await screen.findByRole('heading', { name: 'One' });
    await navigate(-1);
    await waitFor(async () => expect(await lineOf('b')).toHaveFocus());
  });

  it('is where the way back leads where nothing is known of it', async () => {
    await go(undefined, '/things/b');
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(place));
  });

  it('is where the way back leads, by the history also where several entries of it are passed at once', async () => {
    await go(undefined, '/start');
    await navigate(place);
    const { key } = router.state.location;
    await follow('b');
    await navigate(-2, 'Elsewhere');
    await navigate(2, 'One');
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await screen.findByRole('heading', { name: 'All' });
    expect(router.state.location.key).toBe(key);
  });

  it('is where the way back leads, by the history also for who had been further', async () => {
    await go();
    await follow('b');
    await navigate('/elsewhere', 'Elsewhere');
    await navigate('/somewhere', 'Elsewhere');
    await navigate(-3);
    await follow('c');
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await screen.findByRole('heading', { name: 'All' });
    expect(router.state.location.key).toBe(place);
  });

  it('is where the way back leads, by the history also where it goes on by itself', async () => {
    let isOver = false;
    const Onward = () => {
      useEffect(() => {
        if (!isOver) router.navigate('/things/b');
        isOver = true;
      }, []);
      return <List />;
    };
    await go(<Onward />);
    await screen.findByRole('heading', { name: 'One' });
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await screen.findByRole('heading', { name: 'All' });
    expect(router.state.location.key).toBe(place);
  });

  it('is where the way back leads, by the history where that is where one came from', async () => {
    await go(undefined, '/start');
    await navigate(`${place}?search=b`);
    const { key } = router.state.location;
    await follow('b');
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await screen.findByRole('heading', { name: 'All' });
    expect(router.state.location.key).toBe(key);
  });

  it('is where the way back leads also where another page has come in its place', async () => {
    await go(undefined, '/start');
    await navigate(`${place}?search=b`);
    await navigate(-1, 'Elsewhere');
    await navigate('/elsewhere', 'Elsewhere');
    await navigate('/things/b', 'One');
    await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await screen.findByRole('heading', { name: 'All' });
    expect(router.state.location).toMatchObject({ pathname: place, search: '?search=b' });
  });
});

it('is where the way back leads also after a link within a page has made an entry', async () => {
  await go();
  await navigate('/elsewhere', 'Elsewhere');
  // As a browser does.
  await act(async () => {
    window.history.pushState(null, '', '#main');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await navigate('/things/b', 'One');
  await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
  await screen.findByRole('heading', { name: 'All' });
});

it('is where the way back leads also where links within pages have made several entries', async () => {
  const within = () =>
    act(async () => {
      window.history.pushState(null, '', '#main');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
  await go();
  await within();
  await navigate('/elsewhere', 'Elsewhere');
  await within();
  await navigate('/things/b', 'One');
  await userEvent.click(screen.getByRole('link', { name: 'All of them' }));
  await screen.findByRole('heading', { name: 'All' });
});

describe('a list that one comes back to and that is not known any more', () => {
  const comeBack = async (element = <List />, line = 'c') => {
    await go(element);
    const tops = stand({ a: 10, b: 210, c: 410 });
    await follow(line);
    known = [];
    tops.mockRestore();
    stand({ a: 300, b: 500, c: 700 });
    await navigate(-1);
  };

  it('has its line where it stood, and the focus on it, once it comes', async () => {
    await comeBack();
    await expectLeftAlone();
    await become('a', 'b', 'c');
    expect(scrollBy).toHaveBeenCalledWith({ top: 290, behavior: 'instant' });
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
  });

  it('has it also where the line is drawn after the list is known', async () => {
    await comeBack(<List isLate />);
    await become('a', 'b', 'c');
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('is read on until the line is there, and no further', async () => {
    await comeBack(<List total={100} />);
    expect(fetchNextPage).not.toHaveBeenCalled();
    await become('a');
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    await become('a', 'c');
    expect(scrollBy).toHaveBeenCalledTimes(1);
    fetchNextPage.mockClear();
    await become('a');
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('is read on by one page after the other', async () => {
    await comeBack(<List total={100} />);
    await beAsked(true);
    await become('a');
    expect(fetchNextPage).not.toHaveBeenCalled();
    for (const n of [1, 2]) {
      await beAsked(false);
      expect(fetchNextPage).toHaveBeenCalledTimes(n);
      await beAsked(true);
    }
  });

  it('is not read on where it is as long as it was, with a page for others', async () => {
    await comeBack(<List total={100} />);
    await become(...Array.from({ length: 23 }, (_, n) => `x${n}`));
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('is read a page further than it was, where others may have come before the line', async () => {
    await comeBack(<List total={100} />);
    const others = Array.from({ length: 23 }, (_, n) => `x${n}`);
    await become(...others.slice(0, 22));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    await become(...others);
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the next one', ['a', 'c', 'd'], 'c', 490],
    ['the one before, where it was the last', ['a'], 'a', 90],
  ])('has %s in the place of a line that is gone', async (_, ids, nearest, moved) => {
    await comeBack(<List total={1} />, 'b');
    await become(...ids);
    expect(scrollBy).toHaveBeenCalledWith({ top: moved, behavior: 'instant' });
    await waitFor(async () => expect(await lineOf(nearest)).toHaveFocus());
  });

  it('has the nearest of several before, where it was the last', async () => {
    await comeBack(<List total={2} />);
    await become('a', 'b');
    expect(scrollBy).toHaveBeenCalledWith({ top: 90, behavior: 'instant' });
    await waitFor(async () => expect(await lineOf('b')).toHaveFocus());
  });

  it('has another for it only when it has been asked for anew, and that has not failed', async () => {
    await comeBack(<List total={1} />, 'b');
    await beAsked(true);
    await become('a');
    await expectLeftAlone();
    await beAsked(false);
    expect(scrollBy).toHaveBeenCalledWith({ top: 90, behavior: 'instant' });
  });

  it('has no other for it where the list could not be loaded', async () => {
    await comeBack(<List total={1} isFailing />, 'b');
    await become('a');
    await expectLeftAlone();
  });

  it('has its line where it stood also where that is further down', async () => {
    await comeBack();
    stand({ a: -300, b: -100, c: 100 });
    await become('a', 'b', 'c');
    expect(scrollBy).toHaveBeenCalledWith({ top: -310, behavior: 'instant' });
  });

  it('has the focus on the line also where nothing else has it', async () => {
    await comeBack();
    (document.activeElement as HTMLElement).blur();
    await become('a', 'b', 'c');
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
  });

  it('may change once its line has been found', async () => {
    const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    await comeBack();
    await become('a', 'b', 'c');
    await become('a', 'b', 'd');
    await settled();
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('does not take another for it before all of it is drawn', async () => {
    await comeBack(<List total={2} isLate />, 'b');
    await become('a', 'b');
    await waitFor(async () => expect(await lineOf('b')).toHaveFocus());
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('is left as it is where none of it is there any more, also when the line comes again', async () => {
    await comeBack();
    await become('x', 'y', 'z');
    await expectLeftAlone();
  });

  it('is not read on where that fails, which is said above it', async () => {
    await comeBack(<List total={100} isFailing />);
    await become('a');
    expect(fetchNextPage).not.toHaveBeenCalled();
    await expectLeftAlone();
  });

  it('leaves the focus with whoever has it on something else', async () => {
    await comeBack();
    const beside = screen.getByRole('button', { name: 'Beside' });
    beside.focus();
    await become('a', 'b', 'c');
    await settled();
    expect(beside).toHaveFocus();
  });

  it('leaves whoever looks for something else meanwhile alone', async () => {
    await comeBack(<List total={100} />);
    await navigate(`${place}?search=x`);
    await become('a');
    await become('a', 'b', 'c');
    expect(fetchNextPage).not.toHaveBeenCalled();
    await expectLeftAlone();
  });

  it('leaves whoever looks for something else alone also where just as many are found', async () => {
    await comeBack(<List total={100} />);
    await become('a', 'b');
    await navigate(`${place}?search=x`);
    await become('b', 'c');
    await expectLeftAlone();
  });

  it.each([
    ['turns the wheel', (at: Element) => fireEvent.wheel(at)],
    ['moves the page by a finger', (at: Element) => fireEvent.touchMove(at)],
    ['presses something', (at: Element) => fireEvent.pointerDown(at)],
    ['types', (at: Element) => fireEvent.keyDown(at, { key: 'x' })],
  ])('leaves whoever %s meanwhile where they are, and is read no further', async (_, doIt) => {
    await comeBack(<List total={100} />);
    const beside = screen.getByRole('button', { name: 'Beside' });
    // Also where nobody else is to hear of it.
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      beside.addEventListener(type, (event) => event.stopPropagation());
    doIt(beside);
    await become('a');
    await become('a', 'b', 'c');
    expect(fetchNextPage).not.toHaveBeenCalled();
    await expectLeftAlone();
  });

  it('hears no more of what is done once it is left', async () => {
    let heard: unknown[][] = [];
    const { addEventListener, removeEventListener } = document;
    const own = (type: string) => ['click', 'wheel', 'touchmove', 'pointerdown'].includes(type);
    jest.spyOn(document, 'addEventListener').mockImplementation(function (this: Document, ...given) {
      if (own(given[0])) heard.push(given);
      addEventListener.apply(this, given as never);
    });
    jest.spyOn(document, 'removeEventListener').mockImplementation(function (this: Document, ...given) {
      // With all that it was begun with, also whether it was heard first.
      heard = heard.filter((one) => !one.every((part, at) => part === given[at]));
      removeEventListener.apply(this, given as never);
    });
    await go();
    await navigate('/start', 'Elsewhere');
    const before = heard.length;
    await navigate(place);
    expect(heard.length).toBeGreaterThan(before);
    await navigate('/start', 'Elsewhere');
    expect(heard).toHaveLength(before);
  });

  it('has each of its things once where it is read in pages that overlap', async () => {
    const Things = () => {
      const ids = useKnown();
      const items = ids.map((id) => ({ id }));
      const pages = [items.slice(0, 20), items.slice(19)].map((some) => ({ items: some, total: 100 }));
      const result = {
        data: ids.length > 0 ? { pages } : undefined,
        hasNextPage: ids.length > 0,
        isFetching: ids.length === 0,
        isFetchingNextPage: false,
        fetchNextPage,
        refetch: jest.fn(),
      };
      return (
        <main>
          <h1>All</h1>
          <BrowseList result={result as never} what="The things" empty={null} columns={[]}>
            {({ id }) => (
              <article>
                <h2>
                  <Link to={`/things/${id}`}>{id}</Link>
                </h2>
              </article>
            )}
          </BrowseList>
        </main>
      );
    };
    const others = Array.from({ length: 23 }, (_, n) => `x${n}`);
    await comeBack(<Things />);
    await become(...others.slice(0, 22));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    known = [];
    await navigate(1, 'One');
    await navigate(-1);
    await become(...others);
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    await become('b', 'c');
    await waitFor(async () => expect(await lineOf('c')).toHaveFocus());
  });
});
