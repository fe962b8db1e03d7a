/** In what something is answered. */
export class WorkPlaceDto {
  /** The organization or the project. */
  id: string;

  /**
   * What it is called.
   * @example "Ice for nine depots"
   */
  name: string;
}

/** A problem and a solution. */
export class WorkPairDto {
  /** The problem. */
  problemId: string;

  /** The solution. */
  solutionId: string;
}

/** What is answered in one step. */
export class WorkAnswerDto {
  /**
   * Who asks: a person, or an organization.
   * @example "Helix Institute"
   */
  from: string;

  /**
   * What they say about it; absent where that is nothing.
   * @example "We have measured cold chains in four countries."
   */
  note?: string;

  /** The organization or project that it is answered in. */
  within: WorkPlaceDto;

  /** What is asked about together; absent for anything else than an invitation to propose. */
  pair?: WorkPairDto;
}

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

  /** What the answer is about, for a page that offers it in the list; absent for what is done at the link alone. */
  answer?: WorkAnswerDto;
}
