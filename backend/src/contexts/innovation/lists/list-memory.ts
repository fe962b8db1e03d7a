import { randomBytes } from 'node:crypto';
import type { Notices } from '../../../platform/database/notices';

/** Heard when an organization's name changes, which every list shows. */
const organizationChanged = 'organization';
const size = 2000;

/**
 * What this process remembers about a noun's lists until the next write to the noun, here or elsewhere: figures that
 * are dear to count, and a version that tells whether a page somebody keeps is still good.
 */
export class ListMemory {
  private readonly known = new Map<string, Promise<unknown>>();
  private readonly process = randomBytes(6).toString('base64url');
  private changes = 0;

  constructor(
    private readonly notices: Notices,
    private readonly topic: string,
  ) {
    notices.on(topic, () => this.forget());
    notices.on(organizationChanged, () => this.forget());
  }

  get version(): string {
    return `${this.process}.${this.changes}`;
  }

  /** The remembered value, or the one now computed; asked for twice at once it is computed once. */
  remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.known.get(key) as Promise<T> | undefined;
    if (known) return known;
    if (this.known.size >= size) this.known.clear();
    const computed = compute();
    this.known.set(key, computed);
    computed.catch(() => this.known.get(key) === computed && this.known.delete(key));
    return computed;
  }

  /** Call it in the transaction that writes: all processes forget when it commits. */
  async changed(): Promise<void> {
    await this.notices.send(this.topic, '');
  }

  private forget(): void {
    this.changes += 1;
    this.known.clear();
  }
}
