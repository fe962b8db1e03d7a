import { classes } from './classes';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | 'band';
  size?: 'md' | 'lg' | 'icon';
  wide?: boolean;
}

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken',
  quiet: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border border-danger bg-danger-soft text-danger hover:bg-surface',
  accent: 'bg-band-accent text-[#1d1207] hover:bg-[#f8bd87]',
  band: 'border border-band-ink-2/60 text-band-ink hover:border-band-ink hover:bg-band-raised',
};

const sizes = {
  md: 'min-h-11 px-4 py-2 text-[0.9375rem]',
  lg: 'min-h-13 px-6 py-3 text-base',
  icon: 'size-11',
};

export const buttonClasses = ({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) =>
  classes(
    'inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-medium leading-tight no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-wait aria-disabled:opacity-70',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  );
