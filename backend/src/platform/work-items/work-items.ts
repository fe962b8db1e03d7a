import { Injectable } from '@nestjs/common';
import type { Viewer } from '../http/viewer';
import { Sections } from '../settings/sections';

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
  /** What a page has to know to offer the answer in the list; absent for what is done at the link alone. */
  answer?: WorkAnswer;
}

/** What is answered in one step: who asks, and of what it is a part. */
interface WorkAnswer {
  from: string;
  /** What they say about it; absent where that is nothing. */
  note?: string;
  /** The organization or project that it is answered in. */
  within: { id: string; name: string };
  /** The problem and the solution that are asked about together. */
  pair?: { problemId: string; solutionId: string };
}

type WorkQuery = (viewer: Viewer) => Promise<WorkItem[]>;

/** What waits for people: each context says what of its own does, and nobody else knows its rules. */
@Injectable()
export class WorkItems {
  private readonly queries: WorkQuery[] = [];

  constructor(private readonly sections: Sections) {}

  /** A context answers no more than it would show on one page. */
  provide(query: WorkQuery): void {
    this.queries.push(query);
  }

  /** What is due first comes first, and then what has waited longest. What waits in a closed section waits there. */
  async of(viewer: Viewer): Promise<WorkItem[]> {
    const found = await Promise.all(this.queries.map((query) => query(viewer)));
    const open = await this.sections.leadingToOpen(found.flat(), ({ link }) => link);
    return open.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  }
}

const orderOf = ({ dueOn, since, id }: WorkItem) => `${dueOn ?? '~'} ${since} ${id}`;
