import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { useLineKeys } from './line-keys';
import { useLineToReturnTo } from './list-place';

function List() {
  const lines = useRef<HTMLDivElement>(null);
  useLineKeys(lines);
  useLineToReturnTo(lines);
  return (
    <div ref={lines}>
      <h1 tabIndex={-1}>All</h1>
      <ul data-lines="">
        {['a', 'b', 'c'].map((id) => (
          <li key={id}>
            <h2>
              <Link to={`/things/${id}`}>{id}</Link>
            </h2>
          </li>
        ))}
      </ul>
    </div>
  );
}

describe('a list that one comes back to', () => {
  it('has the focus on the line that one went on from, and goes on from there', async () => {
    window.history.replaceState(null, '', '/things');
    const router = createBrowserRouter([
      { path: '/things', element: <List /> },
      { path: '/things/:id', element: <h1>One</h1> },
    ]);
    render(<RouterProvider router={router} />);
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
    window.history.replaceState(null, '', '/things');
    const router = createBrowserRouter([
      { path: '/things', element: <List /> },
      { path: '/things/:id', element: <h1>One</h1> },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('link', { name: 'b' }));
    await screen.findByRole('heading', { name: 'One' });
    await act(() => router.navigate('/things'));
    await screen.findByRole('link', { name: 'b' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('link', { name: 'b' })).not.toHaveFocus();
  });
});
