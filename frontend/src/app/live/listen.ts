/** What the server says has changed. */
interface LiveUpdate {
  kind: string;
  id: string;
  /** It was told a while ago, when nobody listened here. */
  isLate?: boolean;
}

interface Heard {
  /** Where the browser stands now. */
  position: string;
  /** Something was missed: everything may have changed. */
  isMissed?: boolean;
  update?: LiveUpdate;
}

/** What pages say to each other: what was heard, that one has come, and what that one has missed. */
type Said = { heard: Heard } | { come: string } | { to: string; missed: Heard[] };

interface Listening {
  /** Asks anew for what the kind is about; for everything where there is none. */
  onChange(kind: string | undefined, id?: string, isLate?: boolean): void;
  /** The server lets nobody listen: whoever was signed in may not be any more. */
  onRefused(): void;
}

/** Who was refused asks again after so long. */
const patienceMs = 30_000;

/** For so long a page that comes may have been on its way, as the server has it; what is older than the second is late. */
const onItsWayMs = 60_000;
const lateMs = 5_000;

/**
 * Listens for a person in the one page of the browser that holds the lock, and tells the others; one that comes, what it has missed while it was on its
 * way. Should it be closed, the next one goes on where it was. Without locks, on an origin that is not secure, each page listens for itself.
 */
export function listen(personId: string, { onChange, onRefused }: Listening): () => void {
  const name = `live:${personId}`;
  const over = new AbortController();
  const pages = new BroadcastChannel(name);
  const self = Math.random().toString(36);
  const say = (said: Said) => pages.postMessage(said);
  let position: string | undefined;
  /** What this page has heard itself. */
  let lately: { at: number; heard: Heard }[] = [];
  const tell = (heard: Heard) => {
    position = heard.position;
    if (heard.isMissed) onChange(undefined);
    else if (heard.update) onChange(heard.update.kind, heard.update.id, heard.update.isLate);
  };
  const hear = (heard: Heard) => {
    say({ heard });
    tell(heard);
    lately = [...lately.filter(isLately), { at: Date.now(), heard }];
  };
  pages.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('heard' in data) tell(data.heard);
    else if ('come' in data) {
      const missed = lately.filter(isLately).map(asMissed);
      if (missed.length > 0) say({ to: data.come, missed });
    } else if (data.to === self) {
      const reached = position;
      for (const heard of data.missed) tell(heard);
      position = reached ?? position;
    }
  };
  say({ come: self });
  const following = () => follow(() => position, over.signal, hear, onRefused);
  const held = navigator.locks ? navigator.locks.request(name, { signal: over.signal }, following) : following();
  held.catch(() => undefined);
  return () => {
    over.abort();
    pages.close();
  };
}

const isLately = ({ at }: { at: number }) => Date.now() - at < onItsWayMs;

const asMissed = ({ at, heard }: { at: number; heard: Heard }): Heard => ({
  ...heard,
  ...(heard.update && { update: { ...heard.update, isLate: heard.update.isLate || Date.now() - at > lateMs } }),
});

/** Until it is over. */
function follow(
  positionNow: () => string | undefined,
  signal: AbortSignal,
  hear: (heard: Heard) => void,
  onRefused: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout>;
    const open = () => {
      const after = positionNow();
      source = new EventSource(`/api/live${after === undefined ? '' : `?after=${after}`}`);
      const on = (event: string, read: (data: string) => Omit<Heard, 'position'>) =>
        source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
          hear({ position: lastEventId, ...read(data) }),
        );
      on('ready', () => ({}));
      on('change', (data) => ({ update: JSON.parse(data) }));
      on('missed', () => ({ isMissed: true }));
      source.onerror = () => {
        // Of a broken connection the browser takes care itself.
        if (source.readyState !== EventSource.CLOSED) return;
        onRefused();
        again = setTimeout(open, patienceMs);
      };
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(again);
      source.close();
      resolve();
    });
  });
}
