import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { ProjectPhaseChanged } from '../projects/project.events';
import { FollowProjects } from '../solutions/follow-projects';

@Injectable()
@ReactsTo(ProjectPhaseChanged, 'innovation.follow-project')
export class WhenProjectMoves {
  constructor(private readonly followProjects: FollowProjects) {}

  async handle({ projectId }: ProjectPhaseChanged): Promise<void> {
    await this.followProjects.execute(projectId);
  }
}
