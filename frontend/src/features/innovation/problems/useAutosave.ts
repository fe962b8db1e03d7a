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
 * Saves what is typed once it rests, or at once where the page is left or hidden: one save after the other, so that none overtakes
 * another. After a failure the next change tries again, or the connection that comes back.
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

  /** Saves what is there in its turn, if anything is to be saved then. */
  const saveLatest = useRef((found: () => Autosave<Kept> | null) => {
    void inTurn.current(async () => {
      const now = found();
      if (now && !now.isBlocked && now.text !== saved.current) await keep.current(now, true).catch(() => undefined);
    });
  });

  useEffect(() => {
    if (!isBlocked && settled === text && text !== saved.current) saveLatest.current(() => latest.current);
  }, [settled, text, isBlocked]);

  useEffect(() => {
    isOver.current = false;
    const hidden = () => {
      if (document.visibilityState === 'hidden') saveLatest.current(() => latest.current);
    };
    const online = () => saveLatest.current(() => latest.current);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', online);
      const left = latest.current;
      saveLatest.current(() => left);
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
