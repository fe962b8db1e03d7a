import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAddress, useParameters } from './useAddress';

function Boxes() {
  const [saved, setSaved] = useAddress('saved');
  const { change } = useParameters();
  const [hidden] = useAddress('hidden');
  return (
    <>
      <input type="checkbox" checked={saved !== ''} onChange={({ target }) => setSaved(target.checked ? '1' : '')} />
      <button type="button" onClick={() => change({ saved: '', hidden: '1' })}>
        {hidden ? 'Shown' : 'Hidden'}
      </button>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Boxes /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

// Clicked as a browser does: nothing of the tests' own draws the page between the click and the look at it.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

it('shows at once what was ticked, and keeps what else is in the address', async () => {
  const router = open('/?tab=matches');
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  box.click();
  expect(box.checked).toBe(true);
  expect(router.state.location.search).toBe('?tab=matches&saved=1');
  box.click();
  expect(box.checked).toBe(false);
  expect(router.state.location.search).toBe('?tab=matches');
});

it('changes several at once, and takes the empty ones out', async () => {
  const router = open('/?saved=1');
  const button = await screen.findByRole('button');
  button.click();
  expect(router.state.location.search).toBe('?hidden=1');
  expect(button.textContent).toBe('Shown');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
