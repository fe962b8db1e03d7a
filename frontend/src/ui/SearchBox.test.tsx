import { act, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { SearchBox } from './SearchBox';
import { useAddress } from './useAddress';

const Shown = createContext<ReactNode>(null);
const Page = () => useContext(Shown);

/** What is shown stands on a page of a router, as it does in the product. */
function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', element: <Page /> }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}
const render = (shown: ReactElement) => renderAlone(shown, { wrapper: InRouter });

function List() {
  const [search, setSearch] = useAddress('search');
  return (
    <>
      <SearchBox label="Search" placeholder="" value={search} onSearch={setSearch} />
      <Link to="/one">One of them</Link>
    </>
  );
}

const box = () => screen.getByRole('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

describe('SearchBox', () => {
  const onSearch = jest.fn();
  const shown = (value: string) => <SearchBox label="Search" placeholder="" value={value} onSearch={onSearch} />;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    onSearch.mockClear();
  });

  it('keeps the letters that are typed while the address is still on its way', () => {
    const { rerender } = render(shown(''));
    type('w');
    act(() => jest.advanceTimersByTime(250));
    type('wat');
    act(() => jest.advanceTimersByTime(250));
    type('water');
    rerender(shown('w'));
    expect(box()).toHaveValue('water');
    rerender(shown('wat'));
    expect(box()).toHaveValue('water');
    act(() => jest.advanceTimersByTime(250));
    expect(onSearch).toHaveBeenLastCalledWith('water');
  });

  it('is led into by a slash that is no letter of a text, and out of by Escape, with what is typed', () => {
    render(
      <>
        {shown('')}
        <textarea aria-label="Note" />
      </>,
    );
    const press = (at: Element, key: string) => fireEvent.keyDown(at, { key });
    expect(press(screen.getByLabelText('Note'), '/')).toBe(true);
    expect(box()).not.toHaveFocus();
    expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
    expect(press(document.body, '/')).toBe(false);
    expect(box()).toHaveFocus();
    expect(press(box(), '/')).toBe(true);
    type('water');
    expect(press(box(), 'Escape')).toBe(false);
    expect(box()).not.toHaveFocus();
    expect(box()).toHaveValue('water');
    expect(box()).toHaveAttribute('aria-keyshortcuts', '/');
  });

  it.each(['dialog', 'alertdialog', 'menu'])('leaves the slash alone under an open %s', (role) => {
    render(
      <>
        {shown('')}
        <div role={role}>
          <button type="button">Close</button>
        </div>
      </>,
    );
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: '/' })).toBe(true);
    expect(box()).not.toHaveFocus();
  });

  it('follows an address that changes from elsewhere', () => {
    const { rerender } = render(shown('water'));
    rerender(shown(''));
    expect(box()).toHaveValue('');
    rerender(shown('leak'));
    expect(box()).toHaveValue('leak');
  });

  it('follows the way back to what it asked for before', () => {
    const { rerender } = render(shown(''));
    type('water');
    act(() => jest.advanceTimersByTime(250));
    rerender(shown('water'));
    rerender(shown(''));
    expect(box()).toHaveValue('');
    rerender(shown('water'));
    expect(box()).toHaveValue('water');
  });

  it('takes nobody back who has followed a link, however long its page is loaded', async () => {
    let load: (page: { Component: () => ReactNode }) => void = () => undefined;
    const page = new Promise<{ Component: () => ReactNode }>((resolve) => {
      load = resolve;
    });
    const router = createMemoryRouter([
      { path: '/', element: <List /> },
      { path: '/one', lazy: () => page },
    ]);
    renderAlone(<RouterProvider router={router} />);
    type('water');
    fireEvent.click(screen.getByRole('link'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    load({ Component: () => 'The one' });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('The one')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/one', search: '' });
  });
});
