/**
 * Where an element stands on its page: its parents from the nearest on, each with the children it had. What holds the
 * page itself is no part of it: when the whole page goes, another one has come.
 */
export type Place = { parent: Element; children: Set<Element> }[];

export function placeOf(element: Element): Place {
  const place: Place = [];
  let parent = element.parentElement;
  while (parent && parent !== document.body && document.body.contains(parent) && !parent.querySelector('main')) {
    place.push({ parent, children: new Set(parent.children) });
    parent = parent.parentElement;
  }
  return place;
}

/**
 * Gives the focus to what stands there now: what is new in the nearest parent that is still on the page and holds something, or
 * that parent itself; the page's title when nothing of the place is left.
 */
export function focusAt(place: Place) {
  const nearest = place.find(({ parent }) => parent.isConnected && parent.hasChildNodes());
  const replacement = nearest && [...nearest.parent.children].find((child) => !nearest.children.has(child));
  const target = replacement ?? nearest?.parent ?? document.querySelector('main h1');
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
