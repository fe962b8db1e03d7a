import { classes } from './classes';
import { Icon } from './Icon';
import { useTheme } from './theme';

export function ThemeToggle({ className }: { className?: string }) {
  const { theme, choose } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      onClick={() => choose(other)}
      aria-label={theme ? `Switch to the ${other} theme` : 'Switch the theme'}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
