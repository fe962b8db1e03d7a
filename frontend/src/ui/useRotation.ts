import { useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Turns through `count` pages every `interval` ms and wraps around. It stands still while the pointer or the focus is
 * on it (spread `holdProps` on the region), when paused, and for people who asked for less motion.
 */
export function useRotation(count: number, interval: number) {
  const [page, setPage] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (matchMedia(reducedMotion).matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (paused || held) return;
    const timer = setInterval(() => setPage((current) => (current + 1) % count), interval);
    return () => clearInterval(timer);
  }, [paused, held, count, interval]);

  return {
    page,
    setPage,
    paused,
    togglePaused: () => setPaused(!paused),
    holdProps: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
