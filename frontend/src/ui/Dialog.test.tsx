import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from './Dialog';
import { FocusKeeper } from './FocusKeeper';

/** A button that a dialog replaces by what it has done, when it closes or only `later`. */
function Asking({ later }: { later?: boolean }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const send = () => {
    if (!later) setAsked(true);
    setOpen(false);
    if (later) setTimeout(() => setAsked(true), 50);
  };
  return (
    <main>
      <FocusKeeper />
      <h1>Page</h1>
      <div>
        <a href="/elsewhere">Details</a>
        {asked ? (
          <span>Asked</span>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Ask
          </button>
        )}
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="Ask">
        <button type="button" onClick={send}>
          Send
        </button>
      </Dialog>
    </main>
  );
}

describe('the focus after a dialog', () => {
  it('goes back to what opened it', async () => {
    render(<Asking />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  it.each([false, true])('goes to what took the place of what opened it (later: %p)', async (later) => {
    render(<Asking later={later} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Asked')).toHaveFocus());
  });

  it('stays on the title of the page that it has led to', async () => {
    function Leading() {
      const [open, setOpen] = useState(false);
      const title = useRef<HTMLHeadingElement>(null);
      const lead = () => {
        setOpen(false);
        setTimeout(() => title.current?.focus());
      };
      return (
        <main>
          <h1 ref={title} tabIndex={-1}>
            Page
          </h1>
          <button type="button" onClick={() => setOpen(true)}>
            Ask
          </button>
          <Dialog open={open} onOpenChange={setOpen} title="Ask">
            <button type="button" onClick={lead}>
              Go
            </button>
          </Dialog>
        </main>
      );
    }
    render(<Leading />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The dialog has had its turn by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('Page')).toHaveFocus();
  });

  it('goes to the title of the page when nothing opened it', async () => {
    function Opened() {
      const [open, setOpen] = useState(true);
      return (
        <main>
          <h1>Page</h1>
          <Dialog open={open} onOpenChange={setOpen} title="Ask">
            <p>Question</p>
          </Dialog>
        </main>
      );
    }
    render(<Opened />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Page')).toHaveFocus());
  });
});

describe('what has the focus and vanishes', () => {
  function List() {
    const [items, setItems] = useState(['one', 'two']);
    return (
      <>
        <FocusKeeper />
        <ul aria-label="Items">
          {items.map((item) => (
            <li key={item}>
              <button type="button" onClick={() => setTimeout(() => setItems(items.filter((other) => other !== item)))}>
                {item}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  }

  it('leaves the focus to what stands there in its list now', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'one' }));
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  });

  it('takes no focus back for somebody who has gone on', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'one' }));
    screen.getByRole('button', { name: 'two' }).focus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
  });
});

describe('dialogs that go together with the line that they were about', () => {
  function Lines() {
    const [items, setItems] = useState(['one', 'two']);
    const [asking, setAsking] = useState(false);
    const [sure, setSure] = useState(false);
    const answer = () => {
      setAsking(false);
      setItems(['two']);
    };
    return (
      <main>
        <FocusKeeper />
        <h1>Page</h1>
        <ul>
          {items.map((item) => (
            <li key={item}>
              <button type="button" onClick={() => setAsking(true)}>
                {item}
              </button>
              <Dialog open={item === 'one' && asking} onOpenChange={setAsking} title="Ask">
                <button type="button" onClick={() => setSure(true)}>
                  Answer
                </button>
                <Dialog open={sure} onOpenChange={setSure} title="Are you sure?">
                  <button type="button" onClick={answer}>
                    Yes
                  </button>
                </Dialog>
              </Dialog>
            </li>
          ))}
        </ul>
      </main>
    );
  }

  it('leave the focus to the line that has moved up', async () => {
    render(<Lines />);
    for (const name of ['one', 'Answer', 'Yes']) await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  });
});

describe('a dialog over a dialog', () => {
  function Two() {
    const [asking, setAsking] = useState(true);
    const [sure, setSure] = useState(false);
    return (
      <Dialog open={asking} onOpenChange={setAsking} title="Ask">
        <button type="button" onClick={() => setSure(true)}>
          Send
        </button>
        <Dialog open={sure} onOpenChange={setSure} title="Are you sure?">
          <button type="button" data-first-focus>
            Yes
          </button>
        </Dialog>
      </Dialog>
    );
  }

  it('starts where it says, closes alone, and leaves the page held until the first one closes', async () => {
    const user = userEvent.setup();
    render(<Two />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Ask' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });
});
