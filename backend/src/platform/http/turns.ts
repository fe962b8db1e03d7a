interface Line {
  taken: number;
  waiting: (() => void)[];
}

/** Who wants more at once than is their share waits for what they have asked before, and nobody else does. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Their next turn, by the way to end it; nothing where too many of theirs wait already. */
  take(whose: string): Promise<() => void> | undefined {
    const line = this.lines.get(whose) ?? { taken: 0, waiting: [] };
    if (line.taken >= this.atOnce && line.waiting.length >= this.mostWaiting) return undefined;
    this.lines.set(whose, line);
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      const next = line.waiting.shift();
      if (next) return next();
      line.taken -= 1;
      if (line.taken === 0) this.lines.delete(whose);
    };
    if (line.taken >= this.atOnce) return new Promise((resolve) => line.waiting.push(() => resolve(end)));
    line.taken += 1;
    return Promise.resolve(end);
  }

  /** How many have a turn or wait for one; for tests. */
  get size(): number {
    return this.lines.size;
  }
}
