import { SegmentedControl } from '../SegmentedControl';
import { useTables } from './useTables';

const looks = [
  { value: 'chart', label: 'Charts' },
  { value: 'table', label: 'Tables' },
] as const;

/** Turns the charts of a page into their tables, and back. */
export function TablesControl() {
  const { isTable, show } = useTables();
  return (
    <SegmentedControl
      legend="Show figures as"
      name="look"
      options={looks}
      value={isTable ? 'table' : 'chart'}
      onChange={show}
    />
  );
}
