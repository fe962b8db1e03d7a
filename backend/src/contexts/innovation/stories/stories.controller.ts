import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf, isUnchanged, tagOf } from '../../../platform/lists/page';
import { subscriptionReadOnly } from '../../billing';
import { ConsentState } from '../innovation.enums';
import {
  editedMeanwhile,
  namesUnasked,
  nothingConfirmed,
  organizationRequired,
  storyMoved,
} from '../innovation.errors';
import { picturing, telling } from '../innovation.limits';
import { AnswerStory } from './answer-story';
import { AskConsent } from './ask-consent';
import { FeatureStory } from './feature-story';
import { AnswerStoryDto, FeatureStoryDto, ProjectStoryDto, StoryCardDto, StoryDto, WriteStoryDto } from './stories.dto';
import { StoriesQueries } from './stories.queries';
import { StoryPictures } from './story-pictures';
import { WriteStory } from './write-story';

const asLead = 'as owner, admin or member of the organization that leads the project';
const asNamed = 'as owner or admin of an organization that it names';

@ApiTags('innovation: stories')
@Controller('api')
export class StoriesController {
  constructor(
    private readonly answer: AnswerStory,
    private readonly ask: AskConsent,
    private readonly feature: FeatureStory,
    private readonly pictures: StoryPictures,
    private readonly stories: StoriesQueries,
    private readonly write: WriteStory,
  ) {}

  /** What came of projects, featured ones first, then newest first, one page of it: each story is shown while all organizations that it names agree. */
  @Get('stories')
  @Access('visitor')
  @FreshPageOf(StoryCardDto, 'those that the alliance puts before the others first, then newest first')
  async listStories(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.stories.list(query));
  }

  /** One story, by what its address ends with; each value in its figures stands as confirmed. */
  @Get('stories/:slug')
  @Access('visitor')
  async getStory(@Id('slug', /[a-z0-9-]{1,120}/) slug: string): Promise<StoryDto> {
    return this.stories.get(slug);
  }

  /** A picture of a story, for links to it that are shared: its title, what it was worth and who made it, 1200 × 630. */
  @Get('stories/:slug/picture')
  @Limited(picturing)
  @Access('visitor')
  @ApiProduces('image/png')
  @ApiOkResponse({
    description: 'The picture.',
    schema: { type: 'string', format: 'binary' },
    headers: { ETag: { description: 'Send it as `If-None-Match` to be answered 304.', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The caller has it already, by its `If-None-Match`.' })
  async getStoryPicture(
    @Id('slug', /[a-z0-9-]{1,120}/) slug: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { version, png } = await this.pictures.of(slug);
    if (isUnchanged(request, reply, version)) return undefined;
    // Other sites show it beside the link.
    reply.headers({ etag: tagOf(version), 'cross-origin-resource-policy': 'cross-origin' });
    return new StreamableFile(png, { type: 'image/png', length: png.length });
  }

  /** The story of a project as it stands, for its organizations, and who agrees to it. */
  @Get('projects/:id/story')
  @Access('member')
  @Problems(notFound('project, or story that names an organization of yours'))
  async getProjectStory(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectStoryDto> {
    return this.stories.ofProject(id, viewer);
  }

  /**
   * Write the story of a project, or change its words. Whoever has agreed to others is asked anew, and until then it is not shown.
   * On an older `revision` it answers `edited_meanwhile`.
   */
  @Put('projects/:id/story')
  @Limited(telling)
  @Access('member', asLead)
  @Problems(
    organizationRequired,
    subscriptionReadOnly,
    editedMeanwhile,
    namesUnasked,
    notFound('project, or partner of this project'),
  )
  async writeStory(
    @Id() id: string,
    @Body() body: WriteStoryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectStoryDto> {
    await this.write.execute(viewer, id, body);
    return this.stories.ofProject(id, viewer);
  }

  /**
   * Ask the organizations that the story names, by mail, whether it may be shown with what is confirmed now. One that names its lead
   * alone is shown at once; one that is shown can be asked about anew once other value is confirmed, and is not shown meanwhile.
   */
  @Post('projects/:id/story/ask')
  @HttpCode(200)
  @Limited(telling)
  @Access('member', asLead)
  @Problems(organizationRequired, storyMoved, nothingConfirmed, namesUnasked)
  async askConsent(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectStoryDto> {
    await this.ask.execute(viewer, id);
    return this.stories.ofProject(id, viewer);
  }

  /** Agree to the words of a story. It is shown to everybody once all agree. */
  @Post('projects/:id/story/agree')
  @HttpCode(200)
  @Limited(telling)
  @Access('member', asNamed)
  @Problems(
    organizationRequired,
    storyMoved,
    nothingConfirmed,
    editedMeanwhile,
    notFound('story that names an organization of yours'),
  )
  async agreeToStory(
    @Id() id: string,
    @Body() { revision }: AnswerStoryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectStoryDto> {
    await this.answer.execute(viewer, id, ConsentState.Agreed, revision);
    return this.stories.ofProject(id, viewer);
  }

  /** Take the consent to a story back, or refuse it: nobody but its organizations sees it from then on. */
  @Post('projects/:id/story/take-back')
  @HttpCode(200)
  @Limited(telling)
  @Access('member', asNamed)
  @Problems(organizationRequired, storyMoved, editedMeanwhile, notFound('story that names an organization of yours'))
  async takeConsentBack(
    @Id() id: string,
    @Body() { revision }: AnswerStoryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectStoryDto> {
    await this.answer.execute(viewer, id, ConsentState.TakenBack, revision);
    return this.stories.ofProject(id, viewer);
  }

  /** Put a published story before the others, or back among them. */
  @Put('admin/stories/:id/featured')
  @HttpCode(204)
  @Limited(telling)
  @Access('super-admin')
  async featureStory(
    @Id() id: string,
    @Body() { isFeatured }: FeatureStoryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.feature.execute(viewer, id, isFeatured);
  }
}
