import { Injectable } from '@nestjs/common';

/** What came of a membership, counted. */
export interface Outcome {
  /** Its name in programs: `proposals_received`. */
  outcome: string;
  /** For people, after its count: “proposals received”. */
  name: string;
  count: number;
}

/** From `from` on and before `until`. */
type OutcomeSource = (organizationId: string, from: Date, until: Date) => Promise<Outcome[]>;

/** Where contexts that stand above billing say what came of a membership. */
@Injectable()
export class Outcomes {
  private readonly sources: OutcomeSource[] = [];

  add(source: OutcomeSource): void {
    this.sources.push(source);
  }

  /** What there is at least one of, in the order in which contexts were started. */
  async of(organizationId: string, from: Date, until: Date): Promise<Outcome[]> {
    const counted = await Promise.all(this.sources.map((source) => source(organizationId, from, until)));
    return counted.flat().filter(({ count }) => count > 0);
  }
}
