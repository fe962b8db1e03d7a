import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { KnownPage } from '@/features/shared/palette/Palette';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';

const Palette = laterDialog(() => import('@/features/shared/palette/Palette'));

interface PaletteOpenerProps {
  pages: readonly KnownPage[];
  searches?: boolean;
  /** What opens it, beside the keys. */
  children: (open: () => void) => ReactNode;
}

/** Opens the palette by Ctrl-K or Cmd-K from anywhere, and by what it is given; what was gone to goes with a sign-out. */
export function PaletteOpener({ pages, searches, children }: PaletteOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  /** Typed since it was asked for, and before it came. */
  const typed = useRef('');
  const open = useCallback(() => {
    typed.current = '';
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const isTyping = isOpen && !event.ctrlKey && !event.metaKey;
      if (isShortcut(event)) open();
      else if (isTyping && event.key.length === 1) typed.current += event.key;
      else if (isTyping && event.key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
      // There is nothing to go to yet, and the button that has the focus is not meant.
      else if (!isTyping || event.key !== 'Enter') return;
      event.preventDefault();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href="/api/logout"]')) forgetRecent();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, true);
    };
  }, [open, isOpen]);

  return (
    <>
      {children(open)}
      <Palette open={isOpen} pages={pages} searches={searches} typed={typed} onClose={close} />
    </>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** On a Mac Ctrl-K ends a line in every field, and stays the browser's; so does either where a text is laid out as it is written. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target }: KeyboardEvent) {
  const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (key.toLowerCase() !== 'k' || !isHeld || altKey || shiftKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest('[contenteditable=true]'));
}

function forgetRecent() {
  for (const slot of Object.keys(localStorage)) if (slot.startsWith('recent:')) localStorage.removeItem(slot);
}

export const SearchOpener = ({ onOpen, className }: { onOpen: () => void; className?: string }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
    aria-label="Search"
    title={`Search (${isMac ? '⌘ K' : 'Ctrl K'})`}
    onClick={onOpen}
    className={classes(
      'grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink',
      className,
    )}
  >
    <Icon name="search" />
  </button>
);
