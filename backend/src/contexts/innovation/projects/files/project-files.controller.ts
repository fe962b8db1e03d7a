import { Controller, Delete, Get, HttpCode, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFile } from '../../../../platform/files/answer-file';
import { DownloadsFile } from '../../../../platform/files/downloads';
import { Files } from '../../../../platform/files/files';
import { storageFull } from '../../../../platform/files/files.errors';
import { TakesFile, uploadIn } from '../../../../platform/files/uploads';
import { Access, Problems } from '../../../../platform/http/access';
import { notFound } from '../../../../platform/http/domain-error';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { subscriptionReadOnly } from '../../../billing';
import { projectFiles } from '../../files/shelves';
import { fileAttachedBefore, filesFull, organizationRequired } from '../../innovation.errors';
import { attaching, downloading, editing } from '../../innovation.limits';
import { fileShowsItem } from '../project.errors';
import { ChangeProjectFiles } from './change-project-files';
import { AttachProjectFileQuery, ProjectFileDto } from './project-files.dto';
import { ProjectFilesQueries } from './project-files.queries';

/** What the organizations of a project work with. */
@ApiTags('innovation: projects')
@Controller('api/projects/:id/files')
export class ProjectFilesController {
  constructor(
    private readonly change: ChangeProjectFiles,
    private readonly files: Files,
    private readonly queries: ProjectFilesQueries,
  ) {}

  /** The files of a project, newest first: all of them to who works on it, to others those that all members may see. */
  @Get()
  @Access('member')
  async listProjectFiles(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectFileDto[]> {
    return this.queries.of(viewer, id);
  }

  /**
   * Attach a file to a project, for who works on it or for all members.
   *
   * A project has up to 50 files, of 20 MB each and 500 MB together, and each content once.
   */
  @Post()
  @HttpCode(200)
  @TakesFile(projectFiles)
  @Limited(attaching)
  @Access('member', 'as owner, admin or member of an organization of the project')
  @Problems(organizationRequired, subscriptionReadOnly, filesFull, storageFull, fileAttachedBefore)
  async attachProjectFile(
    @Id() id: string,
    @Query() { name, forMembers }: AttachProjectFileQuery,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectFileDto> {
    const fileId = await this.change.attach(viewer, id, uploadIn(request, name), forMembers ?? false);
    const file = (await this.queries.of(viewer, id)).find((one) => one.id === fileId);
    if (!file) throw notFound('file');
    return file;
  }

  /** A file of a project, for who sees it among the files. It is never changed; whoever asks again is asked again who they are. */
  @Get(':fileId')
  @DownloadsFile(projectFiles)
  @Limited(downloading)
  @Access('member')
  async downloadProjectFile(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(this.files, fileId, await this.queries.find(viewer, id, fileId), request, reply);
  }

  /** Remove a file of a project, for good. What shows that something a gate asks for is there stays. */
  @Delete(':fileId')
  @HttpCode(204)
  @Limited(editing)
  @Access(
    'member',
    'as owner, admin or member of the organization that has attached it, or of the one that leads the project',
  )
  @Problems(organizationRequired, fileShowsItem, notFound('project, or file of it'))
  async removeProjectFile(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.change.remove(viewer, id, fileId);
  }
}
