import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database';
import { Settings } from '../database/settings';

interface DemoPart {
  name: string;
  /** Parts load from low to high, so that later ones can point to earlier ones. */
  order: number;
  load(): Promise<void>;
}

/** What a fresh demonstration installation holds. Each context adds its part; each part loads once. */
@Injectable()
export class DemoData {
  private readonly log = new Logger(DemoData.name);
  private readonly parts: DemoPart[] = [];
  /** Whom to sign in as, for the lines that the server prints. */
  readonly people: { address: string; is: string }[] = [];

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  add(part: DemoPart): void {
    this.parts.push(part);
  }

  async load(): Promise<void> {
    for (const part of [...this.parts].sort((one, other) => one.order - other.order)) {
      const setting = `demo-data:${part.name}`;
      if (await this.settings.get(setting)) continue;
      this.log.log(`Loading demo data: ${part.name}`);
      await this.database.transaction(async () => {
        await part.load();
        await this.settings.set(setting, true);
      });
    }
  }
}
