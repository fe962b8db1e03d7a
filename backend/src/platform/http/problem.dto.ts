export class FieldProblemDto {
  /**
   * The field that was refused, as a path into the body or query.
   * @example "title"
   */
  field: string;

  /**
   * What is wrong with it, for people.
   * @example "Title is required"
   */
  message: string;
}

/** An error as application/problem+json (RFC 9457). */
export class ProblemDto {
  /**
   * Always `about:blank`: the code says what happened.
   * @example "about:blank"
   */
  type: string;

  /**
   * The name of the HTTP status.
   * @example "Bad Request"
   */
  title: string;

  /**
   * The HTTP status.
   * @example 400
   */
  status: number;

  /**
   * Stable name of what went wrong, for programs.
   * @example "invalid_input"
   */
  code: string;

  /**
   * What happened, for people.
   * @example "Title is required"
   */
  detail: string;

  /**
   * Identifier of this occurrence; the server's log has the same one.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  instance: string;

  /** The fields that were refused. */
  errors?: FieldProblemDto[];

  /** What would have been allowed instead. */
  allowed?: string[];
}
