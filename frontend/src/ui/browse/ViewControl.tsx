import { classes } from '@/ui/classes';
import { Icon, type IconName } from '@/ui/Icon';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { type MoreView, useView, type View } from './views';

const looks: Record<View | MoreView, { icon: IconName; name: string }> = {
  comfortable: { icon: 'cards', name: 'Comfortable' },
  compact: { icon: 'lines', name: 'Compact' },
  table: { icon: 'table', name: 'Table' },
  board: { icon: 'board', name: 'Board' },
  timeline: { icon: 'timeline', name: 'Timeline' },
};

const options = Object.entries(looks).map(([value, { icon, name }]) => ({
  value: value as View | MoreView,
  label: (
    <>
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </>
  ),
}));

/** How densely the list is shown, or as what else. Not on phones, where a list is one column anyhow, unless it can be more than a list, or its address asks for another view. */
export function ViewControl({ more = [] }: { more?: readonly MoreView[] }) {
  const [view, setView] = useView(more);
  return (
    <SegmentedControl
      className={classes(view === 'comfortable' && more.length === 0 && 'max-md:hidden', '[&>div]:p-0 [&_label]:px-3')}
      legend="View"
      name="view"
      options={options.filter(({ value }) => (value !== 'board' && value !== 'timeline') || more.includes(value))}
      value={view}
      onChange={setView}
    />
  );
}
