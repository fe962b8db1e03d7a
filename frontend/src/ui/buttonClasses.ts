import { classes } from './classes';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | 'band';
  size?: 'md' | 'lg' | 'icon';
  wide?: boolean;
}

const variants = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-danger bg-danger-soft text-danger hover:bg-surface',
  accent: 'border-transparent bg-band-accent text-[#1d1207] hover:bg-[#f8bd87]',
  band: 'border-band-ink-2/60 text-band-ink hover:border-band-ink hover:bg-band-raised',
};

const sizes = {
  md: 'min-h-11 px-4 py-2 text-[0.9375rem]',
  lg: 'min-h-13 px-6 py-3 text-base',
  icon: 'size-11',
};

export const buttonClasses = ({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) =>
  classes(
    // A border that is only there in forced colours, which take the background away. On paper nobody presses anything.
    'inline-flex select-none items-center justify-center gap-2 rounded-md border text-center font-medium leading-tight no-underline transition-colors duration-150 print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-wait aria-disabled:opacity-70',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  );
