import { isApiError, problemText } from '@alliance/api-client/problem';
import { useEffect, useRef, useState } from 'react';
import { type FileLimits, refusedBefore } from '@/features/shared/files/file-limits';
import { toast } from '@/ui/toast';

/** A file that is on its way, or did not arrive. */
export interface Sending {
  key: number;
  file: File;
  /** How much of it is there, from 0 to 1. */
  share: number;
  /** Why it did not arrive. */
  error?: string;
  /** Whether the same could arrive at another time. */
  isWorthRetrying?: boolean;
}

interface Kept {
  id: string;
  name: string;
  bytes: number;
}

/** Sends a file, and says how far it is. */
export type Attach<File_ extends Kept> = (
  file: File,
  onProgress: (share: number) => void,
) => { unwrap: () => Promise<File_>; abort: () => void };

/** Sends files one after the other, so that each is judged beside those before it; also once the page is left. */
export function useUploads<File_ extends Kept>(attach: Attach<File_>, attached: readonly File_[], limits: FileLimits) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const [said, setSaid] = useState('');
  // What was answered, until the list has it.
  const [arrived, setArrived] = useState<readonly File_[]>([]);
  const files = [...attached, ...arrived.filter(({ id }) => !attached.some((one) => one.id === id))];
  const known = useRef(files);
  known.current = files;
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    setArrived((all) => {
      const rest = all.filter(({ id }) => !attached.some((one) => one.id === id));
      return rest.length < all.length ? rest : all;
    });
  }, [attached]);
  const turn = useRef(Promise.resolve());
  const keys = useRef(0);
  const cancels = useRef(new Map<number, () => void>());

  const change = (key: number, to: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => setSendings((all) => all.filter((one) => one.key !== key));

  const fail = (key: number, file: File, to: Pick<Sending, 'error' | 'isWorthRetrying'>) => {
    change(key, to);
    setSaid(`${file.name} is not attached. ${to.error}`);
    if (!isHere.current)
      toast({ title: 'Not attached', description: `“${file.name}”: ${to.error}`, variant: 'destructive' });
  };

  const send = async ({ key, file }: Sending) => {
    if (!cancels.current.has(key)) return;
    const error = refusedBefore(file, known.current, limits);
    if (error) return fail(key, file, { error });
    const request = attach(file, (share) => change(key, { share }));
    cancels.current.set(key, () => request.abort());
    try {
      const kept = await request.unwrap();
      known.current = [...known.current, kept];
      setArrived((all) => [...all, kept]);
      drop(key);
      setSaid(`${kept.name} is attached.`);
    } catch (cause) {
      if (!cancels.current.has(key)) return;
      const isWorthRetrying = !isApiError(cause) || cause.status === 0 || cause.status === 429 || cause.status >= 500;
      fail(key, file, { error: problemText(cause), isWorthRetrying });
    }
  };

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Sending => {
      keys.current += 1;
      return { key: keys.current, file, share: 0 };
    });
    setSendings((all) => [...all, ...added]);
    for (const one of added) {
      cancels.current.set(one.key, () => undefined);
      turn.current = turn.current.then(() => send(one));
    }
  };

  /** Of one that is on its way or waits, and of one that did not arrive. */
  const cancel = (key: number) => {
    const end = cancels.current.get(key);
    cancels.current.delete(key);
    end?.();
    drop(key);
  };
  const retry = ({ key, file }: Sending) => {
    cancel(key);
    add([file]);
  };

  /** Of one that was removed, listed or not. */
  const forget = (id: string) => setArrived((all) => all.filter((one) => one.id !== id));

  return { files, sendings, said, add, cancel, retry, forget };
}
