import { Searched } from '../http/text';

export class SearchEverythingQuery {
  /**
   * Words to look for; of the last one its beginning is enough. Found is what has all of them.
   * @example "water leak"
   */
  @Searched({ max: 200, required: 'q must say what to look for' })
  q: string;
}

/** One thing that was found, as a line that leads to its page. */
export class FindingDto {
  /**
   * What it is: `problem`, `solution`, `project`, `organization`, `person`, or another kind that came later.
   * @example "problem"
   */
  kind: string;

  /**
   * What it is called.
   * @example "Locate leaks in old mains"
   */
  title: string;

  /**
   * What tells it from others of its name, on one line: whose it is, or what it says of itself.
   * @example "Nairobi Water"
   */
  line: string | null;

  /**
   * Where its page is, on the origin of this installation.
   * @example "/problems/0b8d6c1e-52b1-4f0e-9a58-0a6f1f3f2b5c"
   */
  address: string;

  /** The organization that it is, or that a person is found in; absent of other kinds. */
  organizationId?: string;

  /** Address of its logo, or of the person’s picture; absent where there is none. */
  imageUrl?: string;
}

/** What was found of one kind. */
export class FoundGroupDto {
  /**
   * Of which kind.
   * @example "problem"
   */
  kind: string;

  /**
   * What the group is called.
   * @example "Problems"
   */
  title: string;

  /** The best of them, best first, at most five. */
  items: FindingDto[];
}

/** What a search over everything has found. */
export class SearchAnswerDto {
  /** Those kinds of which something was found, always in the same order. */
  groups: FoundGroupDto[];

  /**
   * Kinds that could not be looked through just now, by the titles of their groups; usually none.
   * @example ["Projects"]
   */
  missing: string[];
}
