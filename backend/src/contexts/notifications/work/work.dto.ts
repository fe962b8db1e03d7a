export class WorkItemDto {
  /**
   * What is to be done.
   * @example "answer-proposals"
   */
  kind: string;

  /** Of what it is about. */
  id: string;

  /**
   * The same in words.
   * @example "Answer 3 proposals to “Ice storage”"
   */
  title: string;

  /**
   * Where it is done: a path of the web client.
   * @example "/problems/7d0a2f0e-7a8f-4a57-a1d7-0f6f1a6f9f10?tab=proposals"
   */
  link: string;

  /**
   * The day by which it is to be done; `null` where nobody has promised one.
   * @example "2026-12-24"
   */
  dueOn: string | null;

  /** Since when it waits. */
  since: string;
}
