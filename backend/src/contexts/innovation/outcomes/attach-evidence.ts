import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events';
import type { Upload } from '../../../platform/files/uploads';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import type { AttachedFile } from '../files/attached-file.entity';
import { KeptFiles } from '../files/kept-files';
import { valueFiles } from '../files/shelves';
import { ValueState } from '../innovation.enums';
import { ValueEvidenceAttached } from '../innovation.events';
import type { ProjectParts } from '../projects/project-access';
import { OwnValues } from './own-values';
import { TellOfValues } from './tell-of-values';
import type { ValueEntry } from './value-entry.entity';

interface Checked {
  entry: ValueEntry;
  parts: ProjectParts;
}

/** Takes a file by which a value can be checked. What is attached stays: others decide on it. */
@Injectable()
export class AttachEvidence {
  constructor(
    private readonly billing: BillingApi,
    private readonly events: Events,
    private readonly kept: KeptFiles,
    private readonly ownValues: OwnValues,
    private readonly told: TellOfValues,
  ) {}

  /**
   * Answers its identifier. Throws what `OwnValues.forEnterer` and `KeptFiles.take` throw, `value_moved` of a confirmed value,
   * `value_corrected` or `subscription_read_only`; nothing is kept then.
   */
  async execute(viewer: Viewer, entryId: string, upload: Upload): Promise<string> {
    return this.kept.take(valueFiles, {
      ...{ ownerId: entryId, upload },
      admit: () => this.admit(viewer, entryId),
      marks: ({ entry: { organizationId } }) => ({ organizationId }),
      tell: (checked, file) => this.tell(viewer, checked, file),
    });
  }

  private async admit(viewer: Viewer, entryId: string): Promise<Checked> {
    const { entry, parts, organizationId } = await this.ownValues.forEnterer(viewer, entryId);
    entry.require(ValueState.Estimated, ValueState.Claimed, ValueState.Disputed);
    await this.billing.requireWritable(organizationId);
    return { entry, parts };
  }

  private async tell(
    viewer: Viewer,
    { entry, parts }: Checked,
    { id, name, type, bytes }: AttachedFile,
  ): Promise<void> {
    if (entry.state === ValueState.Disputed) await this.told.ofEvidence(entry, parts, name);
    await this.events.publish(new ValueEvidenceAttached(entry.id, entry.projectId, entry.organizationId, id));
    await this.ownValues.record(viewer, 'evidence-attached', entry, { file: { id, name, type, bytes } });
  }
}
