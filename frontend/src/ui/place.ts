/**
 * Where an element stands on its page: its parents from the nearest on, each with the children it had, and at which of them the
 * element is. What holds the page itself is no part of it: when the whole page goes, another one has come.
 */
export type Place = { parent: Element; children: Set<Element>; at: number }[];

export function placeOf(element: Element): Place {
  const place: Place = [];
  let child = element;
  let parent = element.parentElement;
  while (parent && parent !== document.body && document.body.contains(parent) && !parent.querySelector('main')) {
    place.push({ parent, children: new Set(parent.children), at: [...parent.children].indexOf(child) });
    child = parent;
    parent = parent.parentElement;
  }
  return place;
}

/**
 * Gives the focus to what stands there now, in the nearest parent that is still on the page and holds something: of a list the item that
 * has moved up, whatever has come at its end; else what is new, or that parent itself. To the page's title when nothing of the place is left.
 */
export function focusAt(place: Place) {
  const nearest = place.find(({ parent }) => parent.isConnected && parent.hasChildNodes());
  const replacement = nearest && replacementIn(nearest);
  const target = replacement ?? nearest?.parent ?? document.querySelector('main h1');
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function replacementIn({ parent, children, at }: Place[number]): Element | undefined {
  const now = [...parent.children];
  if (parent.matches('ul, ol, tbody')) return now[at] ?? now.at(-1);
  return now.find((child) => !children.has(child));
}
