import { Body, Controller, Delete, Get, HttpCode, Patch, Put, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uploadIn } from '../../../platform/files/uploads';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { AnswersPicture, SizeOfPicture, TakesPicture } from '../../../platform/pictures/picture-routes';
import type { PictureSize } from '../../../platform/pictures/picture-use';
import { Pictures } from '../../../platform/pictures/pictures';
import { organizationMerged, organizationRequired } from '../membership.errors';
import { describing } from '../membership.limits';
import { EditProfile } from './edit-profile';
import { logos } from './logos';
import {
  EditOrganizationProfileDto,
  OrganizationLogoDto,
  OrganizationPageDto,
  OrganizationProfileDto,
} from './profile.dto';
import { ProfileQueries } from './profile.queries';
import { RemoveLogo } from './remove-logo';
import { TakeLogo } from './take-logo';

const organization = notFound('organization of yours');

@ApiTags('membership: profile')
@Controller('api')
export class ProfileController {
  constructor(
    private readonly edit: EditProfile,
    private readonly pictures: Pictures,
    private readonly profiles: ProfileQueries,
    private readonly remove: RemoveLogo,
    private readonly take: TakeLogo,
  ) {}

  /**
   * An organization, as far as the viewer may see it: each part is for its own people, its connections, all members or everybody, as
   * it likes. To visitors one of which nothing is for everybody is not there. One that was merged into another answers
   * `organization_merged`, with the identifier of that one in `allowed`.
   */
  @Get('members/:id')
  @Access('visitor')
  @Problems(notFound('organization'), organizationMerged)
  getOrganizationPage(@Id() id: string, @CurrentViewer() viewer: Viewer | undefined): Promise<OrganizationPageDto> {
    return this.profiles.page(id, viewer);
  }

  /** What an organization says of itself, and who sees it. */
  @Get('organizations/:organizationId/profile')
  @Access('organization-admin', 'owners and admins of the organization')
  @Problems(organization, organizationRequired)
  getOrganizationProfile(@Id('organizationId') organizationId: string): Promise<OrganizationProfileDto> {
    return this.profiles.profile(organizationId);
  }

  /** Change what an organization says of itself, or who sees it. On an older `revision` it answers `edited_meanwhile`. */
  @Patch('organizations/:organizationId/profile')
  @Limited(describing)
  @Access('organization-admin', 'owners and admins of the organization')
  @Problems(organization, organizationRequired, editedMeanwhile)
  async editOrganizationProfile(
    @Id('organizationId') organizationId: string,
    @Body() body: EditOrganizationProfileDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationProfileDto> {
    await this.edit.execute(viewer, organizationId, body);
    return this.profiles.profile(organizationId);
  }

  /**
   * Give an organization a logo, in the place of the one before. A picture of at most 10 MB and 40 million pixels; it becomes a
   * square with clear edges, and what the file says beside the picture is left out.
   */
  @Put('organizations/:organizationId/logo')
  @TakesPicture()
  @Limited(describing)
  @Access('organization-admin', 'owners and admins of the organization')
  @Problems(organization, organizationRequired)
  async putOrganizationLogo(
    @Id('organizationId') organizationId: string,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OrganizationLogoDto> {
    return { logoId: await this.take.execute(viewer, organizationId, uploadIn(request, 'logo')) };
  }

  /** Remove the logo of an organization, for good. */
  @Delete('organizations/:organizationId/logo')
  @HttpCode(204)
  @Limited(describing)
  @Access('organization-admin', 'owners and admins of the organization')
  @Problems(organization, organizationRequired)
  removeOrganizationLogo(@Id('organizationId') organizationId: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.remove.execute(viewer, organizationId);
  }

  /** The logo of an organization, for whoever has its address: `small` is 96 pixels wide and high, `large` 256. */
  @Get('logos/:id/:size')
  @AnswersPicture()
  @Access('visitor')
  @Problems(notFound('picture'))
  getOrganizationLogo(
    @Id() id: string,
    @SizeOfPicture() size: PictureSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.pictures.answer(logos, id, size, reply);
  }
}
