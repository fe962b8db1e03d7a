import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer';
import { Pictures } from '../../../platform/pictures/pictures';
import { ChangeLogo } from './change-logo';
import { logos } from './logos';

/** Takes the logo of an organization away: it has its mark from then on. */
@Injectable()
export class RemoveLogo {
  constructor(
    private readonly change: ChangeLogo,
    private readonly pictures: Pictures,
  ) {}

  /** Throws `not_found` or `organization_required`. */
  async execute(viewer: Viewer, organizationId: string): Promise<void> {
    await this.pictures.forget(logos, await this.change.execute(viewer, organizationId, null));
  }
}
