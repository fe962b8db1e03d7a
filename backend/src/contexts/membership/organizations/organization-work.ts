import type { Viewer } from '../../../platform/http/viewer';
import type { ConnectionSubject } from '../connections/connection.enums';

/** What an organization works on is counted no further: a page of them is told sooner than one has been counted that runs thousands. */
export const mostWork = 100;

export interface WorkFigures {
  /** Projects in sandbox, pilot or scaling that it leads or works on; at most `mostWork`. */
  activeProjects: number;
  /** Pairs of a project and another organization on it; at most `mostWork`. */
  collaborations: number;
}

/** What organizations work on; innovation, which stands above membership, provides it. */
export abstract class OrganizationWork {
  /** Of organizations; those that work on nothing are left out. */
  abstract figuresOf(ids: string[]): Promise<ReadonlyMap<string, WorkFigures>>;

  /** The day (`2026-11-23`, UTC) of the newest act of organizations that all members see; those that have done nothing are left out. */
  abstract lastActiveOf(ids: string[]): Promise<ReadonlyMap<string, string>>;

  /** What a problem, solution or project is called that all members see; nothing for any other. */
  abstract titleOf(subject: ConnectionSubject, id: string): Promise<string | undefined>;

  /**
   * What the solution of a proposal is called, where these two are the organizations that propose and decide; nothing for a reviewer
   * from whom it is still kept who proposes, whichever organizations they name.
   */
  abstract proposalTitle(viewer: Viewer, id: string, organizationIds: [string, string]): Promise<string | undefined>;
}
