import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle } from '@/ui/routing';

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** On a change of page: sets the document's title, moves the focus to the new h1 and says where we are. */
export function PageChange() {
  const { pathname } = useLocation();
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // Of two pages of one route too: the first one's own title is not the second's.
    document.title = documentTitle(title);
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    if (focusHeading()) return;
    // The page is still loading. Whoever has gone on from the link to something else meanwhile is left there.
    const left = [document.activeElement, document.body];
    const observer = new MutationObserver(() => {
      if (!left.includes(document.activeElement) || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, title]);

  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}
