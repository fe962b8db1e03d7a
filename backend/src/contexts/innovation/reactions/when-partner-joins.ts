import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { ProjectTeamChanged } from '../projects/project.events';
import { FollowProjects } from '../solutions/follow-projects';

@Injectable()
@ReactsTo(ProjectTeamChanged, 'innovation.follow-joined-project')
export class WhenPartnerJoins {
  constructor(private readonly followProjects: FollowProjects) {}

  /** A solution is tried by a project once its organization works on it. */
  async handle({ projectId, what }: ProjectTeamChanged): Promise<void> {
    if (what === 'joined') await this.followProjects.execute(projectId);
  }
}
