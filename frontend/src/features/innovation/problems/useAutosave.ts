import { useEffect, useRef, useState } from 'react';
import { useSettled } from '@/ui/useSettled';

interface Autosave<Kept> {
  /** What is typed. */
  text: string;
  /** Nothing is saved by itself meanwhile. */
  isBlocked: boolean;
  /** `isByItself`: nobody has asked for it, so that what can be saved is. */
  save: (isByItself: boolean) => Promise<Kept>;
}

/**
 * Saves what is typed once it rests, one save after the other, so that none overtakes another. After a failure the next change
 * tries again.
 */
export function useAutosave<Kept>(autosave: Autosave<Kept>) {
  const { text, isBlocked } = autosave;
  const settled = useSettled(text, 1500);
  const [shown, setShown] = useState<{ saved: string; failed?: string }>({ saved: text });
  const saved = useRef(text);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  // What is typed by then, when a save has its turn; nothing once there is nothing more to save.
  const latest = useRef<Autosave<Kept> | null>(autosave);
  const isOver = useRef(false);
  latest.current = isOver.current ? null : autosave;

  const inTurn = useRef(<Done>(work: () => Promise<Done>): Promise<Done> => {
    const turn = running.current.then(work);
    running.current = turn.catch(() => undefined);
    return turn;
  });
  const keep = useRef(async (now: Autosave<Kept>, isByItself: boolean) => {
    setShown({ saved: saved.current });
    try {
      const kept = await now.save(isByItself);
      saved.current = now.text;
      setShown({ saved: now.text });
      return kept;
    } catch (error) {
      setShown({ saved: saved.current, failed: now.text });
      throw error;
    }
  });

  useEffect(() => {
    if (isBlocked || settled !== text || text === saved.current) return;
    inTurn.current(async () => {
      const now = latest.current;
      if (now && !now.isBlocked && now.text !== saved.current) await keep.current(now, true).catch(() => undefined);
    });
  }, [settled, text, isBlocked]);

  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      latest.current = null;
    };
  }, []);

  return {
    isSaved: text === shown.saved,
    hasFailed: text === shown.failed,
    /** Saves in its turn and does `rest` with it. Nothing is saved by itself meanwhile, nor afterwards, unless it fails. */
    finish: (rest: (kept: Kept) => Promise<unknown>) =>
      inTurn.current(async () => {
        const kept = await keep.current(latest.current ?? autosave, false);
        await rest(kept);
        isOver.current = true;
        latest.current = null;
        return kept;
      }),
  };
}
