import { whenUsed } from './whenUsed';

const relative = whenUsed(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const day = 86_400_000;

/** "3 months ago", "yesterday", "in 2 weeks": how far a moment is from now, in the largest unit that fits. */
export function ago(at: string, now = Date.now()): string {
  const days = Math.round((new Date(at).getTime() - now) / day);
  const distance = Math.abs(days);
  if (distance < 14) return relative().format(days, 'day');
  if (distance < 60) return relative().format(Math.round(days / 7), 'week');
  if (distance < 730) return relative().format(Math.round(days / 30.4), 'month');
  return relative().format(Math.round(days / 365.25), 'year');
}

/** Whole days since a moment. */
export const daysSince = (at: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - new Date(at).getTime()) / day));
