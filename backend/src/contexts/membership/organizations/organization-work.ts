import type { ConnectionSubject } from '../connections/connection.enums';

export interface WorkFigures {
  /** Projects in sandbox, pilot or scaling that it leads or works on. */
  activeProjects: number;
  /** Pairs of a project and another organization on it. */
  collaborations: number;
}

/** What organizations work on; innovation, which stands above membership, provides it. */
export abstract class OrganizationWork {
  /** Of organizations; those that work on nothing are left out. */
  abstract figuresOf(ids: string[]): Promise<ReadonlyMap<string, WorkFigures>>;

  /** What a problem, solution or project is called that all members see; nothing for any other. */
  abstract titleOf(subject: ConnectionSubject, id: string): Promise<string | undefined>;
}
