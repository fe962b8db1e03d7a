import { Injectable } from '@nestjs/common';
import type { Viewer } from '../http/viewer';

/** Something that waits for a person, until they or one of theirs have done it. */
export interface WorkItem {
  /** What is to be done, in the words of its context: `answer-proposals`. */
  kind: string;
  /** Of what it is about. */
  id: string;
  title: string;
  /** A path of the web client, where it is done. */
  link: string;
  /** The day by which it is to be done, such as `2026-12-24`; null where nobody has promised one. */
  dueOn: string | null;
  /** Since when it waits, as ISO text. */
  since: string;
}

type WorkQuery = (viewer: Viewer) => Promise<WorkItem[]>;

/** What waits for people: each context says what of its own does, and nobody else knows its rules. */
@Injectable()
export class WorkItems {
  private readonly queries: WorkQuery[] = [];

  /** A context answers no more than it would show on one page. */
  provide(query: WorkQuery): void {
    this.queries.push(query);
  }

  /** What is due first comes first, and then what has waited longest. */
  async of(viewer: Viewer): Promise<WorkItem[]> {
    const found = await Promise.all(this.queries.map((query) => query(viewer)));
    return found.flat().sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  }
}

const orderOf = ({ dueOn, since, id }: WorkItem) => `${dueOn ?? '~'} ${since} ${id}`;
