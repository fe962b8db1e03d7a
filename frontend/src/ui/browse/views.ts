import { useParameters } from '@/ui/useAddress';

/** How densely a list shows its things: all about them, a line of each, or a table of them. */
export const views = ['comfortable', 'compact', 'table'] as const;

export type View = (typeof views)[number];

/** The view that the address asks for, and the way to change it in place. */
export function useView(): [View, (view: View) => void] {
  const { parameters, change } = useParameters();
  const asked = parameters.get('view');
  const view = views.find((one) => one === asked) ?? 'comfortable';
  return [view, (next) => change({ view: next === 'comfortable' ? '' : next })];
}
