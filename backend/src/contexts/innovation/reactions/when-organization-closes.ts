import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { OrganizationClosed } from '../../membership';
import { LeaveAlliance } from '../leaving/leave-alliance';

@Injectable()
@ReactsTo(OrganizationClosed, 'innovation.leave-alliance')
export class WhenOrganizationCloses {
  constructor(private readonly leaveAlliance: LeaveAlliance) {}

  async handle({ organizationId }: OrganizationClosed): Promise<void> {
    await this.leaveAlliance.execute(organizationId);
  }
}
