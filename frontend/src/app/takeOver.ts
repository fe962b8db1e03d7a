/**
 * Renders into the place of what the document has brought along to be read. That stays until the application shows the page
 * whole, and is exchanged for it at once: nothing is painted twice, and whoever has moved to a link stays there.
 */
export function takeOver(written: HTMLElement, render: (root: HTMLElement) => void) {
  if (!written.hasChildNodes()) return render(written);
  const root = document.createElement(written.tagName);
  root.id = written.id;
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main h1') || root.querySelector('[aria-busy="true"]')) return;
    observer.disconnect();
    const focused = sameLink(document.activeElement, written, root);
    written.replaceWith(root);
    focused?.focus({ preventScroll: true });
  });
  observer.observe(root, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  render(root);
}

/** Links are all that can have the focus before the application is there. */
function sameLink(focused: Element | null, from: HTMLElement, to: HTMLElement): HTMLElement | undefined {
  const links = (root: HTMLElement) =>
    [...root.querySelectorAll('a')].filter((link) => link.getAttribute('href') === focused?.getAttribute('href'));
  return links(to)[links(from).indexOf(focused as HTMLAnchorElement)];
}
