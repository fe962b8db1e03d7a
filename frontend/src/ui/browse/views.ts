import { useParameters } from '@/ui/useAddress';

/** How densely a list shows its things: all about them, a line of each, or a table of them. */
const views = ['comfortable', 'compact', 'table'] as const;

export type View = (typeof views)[number];

/** Ways to show them that some lists have besides. */
export type MoreView = 'board' | 'timeline';

/** The view that the address asks for, if the list has it, and the way to change it in place. */
export function useView(more: readonly MoreView[] = []) {
  const { parameters, change } = useParameters();
  const asked = parameters.get('view');
  const view = [...views, ...more].find((one) => one === asked) ?? 'comfortable';
  return [view, (next: View | MoreView) => change({ view: next === 'comfortable' ? '' : next })] as const;
}
