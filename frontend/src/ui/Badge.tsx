import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-line bg-sunken text-ink-2',
  brand: 'border-transparent bg-brand-soft text-brand-strong',
  blue: 'border-transparent bg-info-soft text-info',
  purple: 'border-transparent bg-violet-soft text-violet',
  green: 'border-transparent bg-success-soft text-success',
  yellow: 'border-transparent bg-yellow-soft text-yellow',
  orange: 'border-transparent bg-accent-soft text-accent',
  red: 'border-transparent bg-danger-soft text-danger',
};

export type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  /** Long words go on in the next line where there is no room for them. */
  wraps?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', wraps, children }: BadgeProps) {
  return (
    <span
      className={`inline-block ${wraps ? 'min-w-0 [overflow-wrap:anywhere]' : 'whitespace-nowrap'} rounded-sm border px-2 py-0.5 font-medium text-xs print:border-current ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
