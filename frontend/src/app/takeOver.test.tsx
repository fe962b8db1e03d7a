import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { takeOver } from './takeOver';

const written = '<main><h1>Six ports</h1><a href="/a">One</a> <a href="/b">Two</a> <a href="/b">Three</a></main>';
let root: Root;
let load: () => void;

/** As a page does, it says that it is loading under its own heading or a stand-in for one. */
function Page() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    load = () => setLoaded(true);
  }, []);
  return (
    <main aria-busy={!isLoaded}>
      <h1>{isLoaded ? 'Six ports' : 'Loading...'}</h1>
      <a href="/a">One</a> <a href="/b">Two</a> <a href="/b">Three</a>
      {isLoaded && <button type="button">Switch the theme</button>}
    </main>
  );
}

async function open(content: string) {
  document.body.innerHTML = `<div id="root">${content}</div>`;
  await act(async () =>
    takeOver(document.getElementById('root') as HTMLElement, (at) => {
      root = createRoot(at);
      root.render(<Page />);
    }),
  );
}

describe('the application', () => {
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.innerHTML = '';
  });

  it('leaves the page that can be read in its place until its own is there, and keeps the focus', async () => {
    await open(written);
    const heading = screen.getByRole('heading', { name: 'Six ports' });
    screen.getByRole('link', { name: 'Three' }).focus();
    await act(async () => undefined);
    expect(heading).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();

    await act(async () => load());
    expect(await screen.findByRole('button', { name: 'Switch the theme' })).toBeInTheDocument();
    expect(heading).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Six ports' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
    expect(document.querySelectorAll('#root')).toHaveLength(1);
  });

  it('says that it is loading where there is nothing to read', async () => {
    await open('');
    expect(await screen.findByRole('heading', { name: 'Loading...' })).toBeInTheDocument();
    await act(async () => load());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Six ports' })).toBeInTheDocument());
  });
});
