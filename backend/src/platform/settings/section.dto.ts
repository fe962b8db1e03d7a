export class ClosedSectionDto {
  /**
   * What it is called.
   * @example "Mentors"
   */
  label: string;

  /**
   * Its pages; `/*` at the end stands for all that are under one.
   * @example ["/mentors", "/mentors/*"]
   */
  pages: string[];
}
