import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../../platform/http/access';
import { invalidInput, notFound } from '../../../../platform/http/domain-error';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { subscriptionReadOnly } from '../../../billing';
import type { ProjectPhase } from '../../innovation.enums';
import { editedMeanwhile, organizationRequired, statusNotAllowed } from '../../innovation.errors';
import { editing } from '../../innovation.limits';
import { gateIncomplete, gateNotOpen, phaseNotAllowed } from '../project.errors';
import { ProjectDetailDto } from '../project-detail.dto';
import { ProjectDetailQueries } from '../project-detail.queries';
import { ChangeGateItem } from './change-gate-item';
import { ChangeProjectStatus } from './change-project-status';
import { GatesQueries } from './gates.queries';
import { MoveProject } from './move-project';
import {
  ChangeProjectStatusDto,
  ClearGateItemQuery,
  MoveProjectDto,
  ProjectGateDto,
  TickGateItemDto,
} from './phases.dto';

const asLead = 'as owner, admin or member of the organization that leads the project';
const asPartner = 'as owner, admin or member of an organization of the project';
const gateOf = /planning|sandbox|pilot|scaling|deployed/;

/** Where a project stands in the innovation lifecycle, and what takes it on. */
@ApiTags('innovation: projects')
@Controller('api/projects/:id')
export class ProjectPhasesController {
  constructor(
    private readonly gates: GatesQueries,
    private readonly gateItem: ChangeGateItem,
    private readonly move: MoveProject,
    private readonly projects: ProjectDetailQueries,
    private readonly status: ChangeProjectStatus,
  ) {}

  /** What each gate of a project asks for, and what of it is there. */
  @Get('gates')
  @Access('member')
  async listProjectGates(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectGateDto[]> {
    return this.gates.of(viewer, id);
  }

  /** Take a project through its next gate, or one phase back, saying why. A gate opens once all that it requires is there. */
  @Post('phase')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asLead)
  @Problems(organizationRequired, editedMeanwhile, phaseNotAllowed, statusNotAllowed, gateIncomplete, invalidInput)
  async moveProject(
    @Id() id: string,
    @Body() body: MoveProjectDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectDetailDto> {
    await this.move.execute(viewer, id, body);
    return this.projects.get(viewer, id);
  }

  /** Say how a project goes, and why. It is completed once it is deployed. */
  @Post('status')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asLead)
  @Problems(organizationRequired, editedMeanwhile, statusNotAllowed)
  async changeProjectStatus(
    @Id() id: string,
    @Body() body: ChangeProjectStatusDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectDetailDto> {
    await this.status.execute(viewer, id, body);
    return this.projects.get(viewer, id);
  }

  /**
   * Say that something the next gate asks for is there, and what shows it: in words, and by files of the project. On an older `tickedAt`
   * it answers `edited_meanwhile`.
   */
  @Put('gates/:phase/items/:item')
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(
    organizationRequired,
    subscriptionReadOnly,
    gateNotOpen,
    editedMeanwhile,
    invalidInput,
    notFound('project, or item of this gate'),
  )
  async tickGateItem(
    @Id() id: string,
    @Id('phase', gateOf) phase: ProjectPhase,
    @Id('item', /[a-z_]{1,40}/) item: string,
    @Body() said: TickGateItemDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectGateDto[]> {
    await this.gateItem.execute(viewer, id, { ...said, phase, item });
    return this.gates.of(viewer, id);
  }

  /** Say that something the next gate asks for is not there after all. On an older `tickedAt` it answers `edited_meanwhile`. */
  @Delete('gates/:phase/items/:item')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, gateNotOpen, editedMeanwhile, invalidInput, notFound('project, or item of this gate'))
  async clearGateItem(
    @Id() id: string,
    @Id('phase', gateOf) phase: ProjectPhase,
    @Id('item', /[a-z_]{1,40}/) item: string,
    @Query() { tickedAt }: ClearGateItemQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectGateDto[]> {
    await this.gateItem.execute(viewer, id, { phase, item, note: null, tickedAt });
    return this.gates.of(viewer, id);
  }
}
