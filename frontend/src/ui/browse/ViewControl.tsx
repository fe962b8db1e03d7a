import { Icon, type IconName } from '@/ui/Icon';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { useView, type View } from './views';

const looks: Record<View, { icon: IconName; name: string }> = {
  comfortable: { icon: 'cards', name: 'Comfortable' },
  compact: { icon: 'lines', name: 'Compact' },
  table: { icon: 'table', name: 'Table' },
};

const options = Object.entries(looks).map(([value, { icon, name }]) => ({
  value: value as View,
  label: (
    <>
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </>
  ),
}));

/** How densely the list is shown. Not on phones, where a list is one column anyhow. */
export function ViewControl() {
  const [view, setView] = useView();
  return (
    <SegmentedControl
      className="max-md:hidden [&>div]:p-0 [&_label]:px-3"
      legend="View"
      name="view"
      options={options}
      value={view}
      onChange={setView}
    />
  );
}
