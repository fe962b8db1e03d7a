import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { FocusKeeper } from '@/ui/FocusKeeper';
import { PageChange } from './PageChange';

const page = (path: string, title: string, element = <h1>{title}</h1>) => ({
  path,
  handle: { title },
  element: <main>{element}</main>,
});

/** Stands at a form; answers how to go on to a page that shows its heading only when told to. */
function openForm() {
  const frame = (
    <>
      <PageChange />
      <FocusKeeper />
      <a href="#main">Skip to content</a>
      <Outlet />
    </>
  );
  const children = [
    page('/form', 'Form', <button type="button">Send</button>),
    page('/list', 'List'),
    page('/things/:id', 'Thing'),
    { ...page('/slow', 'Slow'), element: <div id="slow">Loading...</div> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/form'] });
  render(<RouterProvider router={router} />);
  screen.getByRole('button').focus();
  const arrive = async () => {
    await act(async () => {
      (document.getElementById('slow') as HTMLElement).innerHTML = '<main><h1>Slow</h1></main>';
    });
  };
  return { go: (to: string) => act(() => router.navigate(to)), arrive };
}

describe('a change of page', () => {
  it('moves the focus to the heading, and says and writes where we are', async () => {
    const { go } = openForm();
    await go('/list');
    expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus();
    expect(document.title).toContain('List');
    expect(screen.getByText(/^List ·/)).toHaveAttribute('aria-live', 'polite');
  });

  it('from one thing to another of its kind does not say the first one’s name', async () => {
    const { go } = openForm();
    await go('/things/1');
    document.title = 'The first thing';
    await go('/things/2');
    expect(document.title).toMatch(/^Thing ·/);
    expect(screen.getByText(/^Thing ·/)).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByText('The first thing')).toBeNull();
  });

  it('waits for the heading of a page that is still loading', async () => {
    const { go, arrive } = openForm();
    await go('/slow');
    expect(document.body).toHaveFocus();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus();
  });

  it('takes who waits for it from the link that leads there and stays', async () => {
    const { go, arrive } = openForm();
    screen.getByRole('link', { name: 'Skip to content' }).focus();
    await go('/slow');
    await arrive();
    expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus();
  });

  it('leaves alone whoever has gone on meanwhile', async () => {
    const { go, arrive } = openForm();
    await go('/slow');
    screen.getByRole('link', { name: 'Skip to content' }).focus();
    await arrive();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });
});
