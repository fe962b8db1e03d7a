import { act, fireEvent, render } from '@testing-library/react';
import { PagesAhead } from './PagesAhead';
import { pages } from './routes';

jest.mock('./routes', () => {
  const { page } = jest.requireActual('@/ui/page');
  const loaded = async () => ({ default: () => null });
  return { pages: ['/problems', '/problems/:id', '/solutions'].map((path) => page(path, path, loaded)) };
});

const fetched = () => pages.flatMap(({ path, lazy }) => (jest.mocked(lazy).mock.calls.length > 0 ? [path] : []));

describe('pages ahead', () => {
  let comeIntoView: (address: string) => void;
  beforeEach(() => {
    jest.useFakeTimers();
    for (const route of pages) jest.spyOn(route, 'lazy');
    const watched = new Set<Element>();
    window.IntersectionObserver = jest.fn((tell: (links: object[]) => void) => {
      comeIntoView = (address) => {
        const target = [...watched].find((link) => link.getAttribute('href') === address);
        tell([{ target, isIntersecting: target !== undefined }]);
      };
      return {
        observe: (link: Element) => watched.add(link),
        unobserve: (link: Element) => watched.delete(link),
        disconnect: () => watched.clear(),
      };
    }) as never;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const show = () =>
    render(
      <>
        <PagesAhead />
        <a href="/problems/7?tab=1">one</a>
        <a href="/solutions">others</a>
        <a href="https://elsewhere.example/problems">elsewhere</a>
      </>,
    );

  it('fetches the page of a link that has come into view once the page is quiet, and no other', () => {
    show();
    comeIntoView('/problems/7?tab=1');
    expect(fetched()).toEqual([]);
    act(() => jest.advanceTimersByTime(1500));
    expect(fetched()).toEqual([]);
    comeIntoView('/problems/7?tab=1');
    expect(fetched()).toEqual(['/problems/:id']);
  });

  it('fetches the page of a link that is pointed at or focused, at once', () => {
    const { getByText } = show();
    fireEvent.pointerOver(getByText('others'));
    expect(fetched()).toEqual(['/solutions']);
    fireEvent.focusIn(getByText('one'));
    expect(fetched()).toEqual(['/problems/:id', '/solutions']);
    fireEvent.pointerOver(getByText('elsewhere'));
    expect(fetched()).toEqual(['/problems/:id', '/solutions']);
  });

  it('fetches nothing for who saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { getByText } = show();
    fireEvent.pointerOver(getByText('others'));
    act(() => jest.advanceTimersByTime(2000));
    expect(fetched()).toEqual([]);
  });
});
