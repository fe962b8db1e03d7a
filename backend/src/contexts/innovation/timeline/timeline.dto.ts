import { ChangeKind } from '../innovation.enums';

export class ChangeDto {
  /** Its identifier. */
  id: string;

  /**
   * What has happened.
   * @example "status_changed"
   */
  kind: ChangeKind;

  /**
   * Where it stood before: a status or, of `decide_by_moved`, the day by which proposals are answered.
   * @example "open"
   */
  fromStatus: string | null;

  /**
   * Where it has stood since, in the same form.
   * @example "closed"
   */
  toStatus: string | null;

  /**
   * Why, in the words of who did it.
   * @example "We have found a partner outside the alliance."
   */
  reason: string | null;

  /**
   * What was edited.
   * @example ["title", "budgetTo"]
   */
  fields: string[];

  /**
   * Who did it: to people of the same organization the person, to others the organization.
   * @example "Amara Okafor"
   */
  by: string;

  /** When it happened. */
  at: string;
}

export class ProjectChangeDto extends ChangeDto {
  /**
   * The partner, milestone, item of a gate or amount that it was about, as it was called then.
   * @example "Pilot site and users named"
   */
  about: string | null;
}
