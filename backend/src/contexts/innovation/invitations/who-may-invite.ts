import { Injectable } from '@nestjs/common';
import { canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { Blindness } from '../evaluation/blindness';

/** To which problems a viewer may invite others to propose. */
@Injectable()
export class WhoMayInvite {
  constructor(private readonly blindness: Blindness) {}

  /**
   * Those of these that are of an organization for which the viewer acts; without those whose proposals they review and may not know
   * by whom: of whatever solution, as that one was proposed already would tell whose a proposal is.
   */
  async among(
    viewer: Viewer,
    problems: readonly { id: string; submittedBy: { id: string } }[],
  ): Promise<ReadonlySet<string>> {
    const own = problems.filter(({ submittedBy }) => canActFor(viewer, submittedBy.id)).map(({ id }) => id);
    const kept = await this.blindness.atProblems(viewer, own);
    return new Set(own.filter((id) => !kept.has(id)));
  }
}
