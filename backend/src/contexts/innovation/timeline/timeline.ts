import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { ChangeKind } from '../innovation.enums';
import type { Problem } from '../problems/problem.entity';
import { Change } from './change.entity';

/** Keeps what happens to problems and solutions, with the surrounding transaction. */
@Injectable()
export class Timeline {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async record(change: Partial<Change>): Promise<void> {
    await this.database.insert(Change, { ...change, createdAt: this.clock.now() });
  }

  /** That answers to proposals are promised by another day than before. */
  async recordDecideBy({ id, decideBy }: Problem, before: string | null, viewer: Viewer): Promise<void> {
    const moved = { kind: ChangeKind.DecideByMoved, fromStatus: before, toStatus: decideBy };
    await this.record({ problemId: id, ...moved, personId: viewer.id });
  }
}
