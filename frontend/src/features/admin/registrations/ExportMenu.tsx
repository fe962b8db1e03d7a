import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { Icon } from '@/ui/Icon';
import { Menu, MenuLink } from '@/ui/Menu';
import { toast } from '@/ui/toast';
import { exportAddress } from './registration-words';

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'tsv', label: 'Tab-separated' },
  { format: 'excel', label: 'Excel' },
  { format: 'html', label: 'HTML for printing or PDF' },
];

interface ExportMenuProps {
  filter: Record<string, string | undefined>;
  /** Without any, all that the filter holds. */
  ids: readonly string[];
  count: number;
}

/** Takes away what is chosen or, where nothing is, what the filter holds. */
export function ExportMenu({ filter, ids, count }: ExportMenuProps) {
  const saved = ids.length || count;
  const trigger = (
    <Button variant="secondary" disabled={saved === 0}>
      Export
      <Icon name="chevronDown" className="size-4" />
    </Button>
  );
  if (saved === 0) return trigger;
  const done = () =>
    toast({
      title: 'Export Complete',
      description: `Your browser saves ${saved === 1 ? '1 registration' : `${counted(saved)} registrations`}.`,
    });
  return (
    <Menu trigger={trigger}>
      {formats.map(({ format, label }) => (
        <MenuLink key={format}>
          <a
            href={exportAddress(format, filter, ids)}
            {...(format === 'html' ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
            onClick={format === 'html' ? undefined : done}
          >
            {label}
          </a>
        </MenuLink>
      ))}
    </Menu>
  );
}
