export class FieldProblemDto {
  /**
   * The field that was refused, as a path into the body or query.
   * @example "title"
   */
  field: string;

  /**
   * What is wrong with it.
   * @example "Title is required"
   */
  message: string;
}

/** An error as application/problem+json (RFC 9457). */
export class ProblemDto {
  /** Always `about:blank`: the code says what happened. */
  type: string;

  /** The name of the HTTP status. */
  title: string;

  /** The HTTP status. */
  status: number;

  /**
   * Stable name of what went wrong, for programs.
   * @example "invalid_input"
   */
  code: string;

  /** What happened, for people. */
  detail: string;

  /** Identifier of this occurrence; the server's log has the same one. */
  instance: string;

  /** The fields that were refused. */
  errors?: FieldProblemDto[];

  /** What would have been allowed instead. */
  allowed?: string[];
}
