import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { Settings } from '../database/settings';
import type { Filling } from './made';

interface DemoPart {
  name: string;
  /** Parts load from low to high, so that later ones can point to earlier ones. */
  order: number;
  load(): Promise<void>;
  /** Makes what goes with so many problems. */
  fill?(filling: Filling): Promise<void>;
  /** Follows when all of it is there. */
  filled?(): Promise<void>;
}

const filled = 'demo-data:filled';

/** What a fresh demonstration installation holds. Each context adds its part; each part loads once. */
@Injectable()
export class DemoData {
  private readonly log = new Logger(DemoData.name);
  private readonly parts: DemoPart[] = [];
  /** Whom to sign in as, for the lines that the server prints. */
  readonly people: { address: string; is: string }[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  add(part: DemoPart): void {
    this.parts.push(part);
    this.parts.sort((one, other) => one.order - other.order);
  }

  /** Answers whether there was anything to load. */
  async load(): Promise<boolean> {
    let loaded = false;
    for (const part of this.parts) {
      const setting = `demo-data:${part.name}`;
      if (await this.settings.get(setting)) continue;
      const since = performance.now();
      await this.database.transaction(async () => {
        await part.load();
        await this.settings.set(setting, true);
      });
      this.log.log(`Demo data is loaded: ${part.name}, in ${Math.round(performance.now() - since)} ms`);
      loaded = true;
    }
    return loaded;
  }

  /**
   * Makes so many problems, and what goes with them, beside what is there: all of it or, where it fails or is ended, nothing.
   * Once for a database; answers how many an earlier run has made, and changes nothing, where there was one.
   */
  async fill(problems: number, say: Filling['say']): Promise<number | undefined> {
    const client = await this.database.pool.connect();
    try {
      const earlier = await this.make(client, problems, say);
      if (earlier !== undefined) return earlier;
      // All of it is there, whatever comes of this.
      await client.query('vacuum analyze').catch((error: Error) => say(`vacuum analyze failed: ${error.message}`));
    } finally {
      client.release();
    }
    for (const part of this.parts) await part.filled?.();
    return undefined;
  }

  private async make(client: PoolClient, problems: number, say: Filling['say']): Promise<number | undefined> {
    try {
      await client.query('begin');
      await client.query(`set local maintenance_work_mem = '1GB'; set local work_mem = '256MB'; set local jit = off`);
      const first = await client.query(
        'insert into platform.settings (name, value) values ($1, $2) on conflict do nothing',
        [filled, problems],
      );
      if (first.rowCount === 0) {
        await client.query('rollback');
        return await this.settings.demand<number>(filled);
      }
      for (const part of this.parts) await part.fill?.({ client, problems, now: this.clock.now(), say });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
    return undefined;
  }
}
