import type { MouseEvent } from 'react';

/** The first thing that the keyboard comes to: past the bars, to what the page is about. Makes no entry of the history, to which one would come back. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, also before any script has run
  <a
    href="#main"
    onClick={skip}
    className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md border border-transparent bg-brand px-4 py-2.5 text-on-brand focus:translate-y-0 print:hidden"
  >
    Skip to content
  </a>
);

function skip(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}
