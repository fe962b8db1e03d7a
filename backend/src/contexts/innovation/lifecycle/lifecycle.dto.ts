import { IntersectionType, OmitType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Searched } from '../../../platform/http/text';
import { SubmitterDto } from '../problems/problems.dto';
import { ProjectOriginDto } from '../projects/project-detail.dto';
import { StartProjectDto } from '../projects/start-project.dto';

export class ProjectLeadDto {
  /**
   * The organization that leads the project. The problem or the solution is its own.
   * @example "5b0f7c3a-2d4e-4f61-8a92-b3c4d5e6f708"
   */
  @IsId()
  organizationId: string;

  /**
   * The person of that organization who is told that the project is in their hands: its owner, or one of its admins or members.
   * @example "c81d4e2e-bcf2-4e6a-9f3b-7a8b9c0d1e2f"
   */
  @IsId()
  personId: string;
}

/** The same as members say, and who leads it. */
export class StartProjectForDto extends IntersectionType(
  ProjectLeadDto,
  OmitType(StartProjectDto, ['organizationId'] as const),
) {}

export class ProjectOriginsQuery {
  /** The organization that is to lead a project. */
  @IsId()
  organizationId: string;

  /**
   * Words of a problem or a solution; without them none are answered.
   * @example "leaks"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;
}

/** A person who acts for an organization. */
export class ProjectLeadPersonDto {
  /** The person. */
  id: string;

  /**
   * What they are called.
   * @example "Ada Okafor"
   */
  name: string;
}

/** A problem or a solution that a project can come of. */
export class StartableDto extends ProjectOriginDto {
  /** The organization that it is of. */
  submittedBy: SubmitterDto;
}

/** An accepted proposal of which nothing has come yet. */
export class StartableProposalDto {
  /** Its identifier. */
  id: string;

  /** The problem that it answers. */
  problem: StartableDto;

  /** The solution that was proposed. */
  solution: StartableDto;
}

/** What a project of an organization can come of, and who can have it in their hands. */
export class ProjectOriginsDto {
  /** Those who act for the organization, 200 at most, by name. */
  people: ProjectLeadPersonDto[];

  /** Accepted proposals to it or of it that have become no project: the last decided 20. */
  proposals: StartableProposalDto[];

  /** The best six problems with these words, of those that the organization sees. */
  problems: StartableDto[];

  /** The best six solutions with these words, of those that the organization sees. */
  solutions: StartableDto[];
}
