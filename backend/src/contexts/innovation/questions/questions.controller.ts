import { createHash } from 'node:crypto';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { actingOrganization } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, isUnchanged, PageOf } from '../../../platform/lists/page';
import { subscriptionReadOnly } from '../../billing';
import { editedMeanwhile, organizationRequired, questionAnswered, questionHidden } from '../innovation.errors';
import { answering, asking } from '../innovation.limits';
import { ProblemsQueries } from '../problems/problems.queries';
import { AnswerQuestion } from './answer-question';
import { AskQuestion } from './ask-question';
import { DeleteQuestion } from './delete-question';
import { EditQuestion } from './edit-question';
import { HideQuestion } from './hide-question';
import { Mentions } from './mentions';
import {
  AnswerQuestionDto,
  AskQuestionDto,
  EditQuestionDto,
  HideQuestionDto,
  MentionDto,
  QuestionDto,
  QuestionsQuery,
} from './questions.dto';
import { QuestionsQueries } from './questions.queries';
import { ShowQuestion } from './show-question';

@ApiTags('innovation')
@Controller('api')
export class QuestionsController {
  constructor(
    private readonly answer: AnswerQuestion,
    private readonly ask: AskQuestion,
    private readonly deletion: DeleteQuestion,
    private readonly edit: EditQuestion,
    private readonly hide: HideQuestion,
    private readonly mentions: Mentions,
    private readonly problems: ProblemsQueries,
    private readonly questions: QuestionsQueries,
    private readonly show: ShowQuestion,
  ) {}

  /**
   * Questions about a problem, newest first, one page of them; to its owner’s people those first that wait for an answer. Hidden
   * ones are seen by these, and each by who has asked it.
   */
  @Get('problems/:id/questions')
  @Access('member')
  @PageOf(QuestionDto)
  async listQuestions(
    @Id() id: string,
    @Query() query: QuestionsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    const page = await this.questions.listOfProblem(problem, viewer, query.limit ?? 50, query.cursor);
    const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, page, version);
  }

  /**
   * Whom the viewer may mention in a question or an answer: the people of their own organizations, the owners and admins of the
   * problem’s, and for the latter’s people who has asked; by name, 250 at most.
   */
  @Get('problems/:id/people')
  @Access('member', 'as owner, admin or member of an organization')
  @Problems(organizationRequired)
  async listPeopleToMention(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<MentionDto[]> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    actingOrganization(viewer);
    const people = await this.mentions.peopleFor(viewer, problem);
    return people.map(({ userId, name }) => ({ id: userId, name }));
  }

  /**
   * Ask the owner of a problem something, on behalf of an organization; all members see it. The owner’s owners and admins are told
   * by mail, of all questions of an hour by one.
   */
  @Post('problems/:id/questions')
  @Creates()
  @Limited(asking)
  @Access('member', 'as owner, admin or member of the organization')
  @Problems(organizationRequired, subscriptionReadOnly, notFound('problem, or organization of yours'))
  async askQuestion(
    @Id() id: string,
    @Body() body: AskQuestionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<QuestionDto> {
    return this.questions.get(await this.ask.execute(viewer, id, body), viewer);
  }

  /** Change the words of a question of one’s own, until it is answered. On an older `revision` it answers `edited_meanwhile`. */
  @Put('questions/:id')
  @Limited(asking)
  @Access('member', 'as who has asked it, and still owner, admin or member of the organization')
  @Problems(organizationRequired, questionAnswered, editedMeanwhile)
  async editQuestion(
    @Id() id: string,
    @Body() body: EditQuestionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<QuestionDto> {
    await this.edit.execute(viewer, id, body);
    return this.questions.get(id, viewer);
  }

  /** Delete a question of one’s own, until it is answered. */
  @Delete('questions/:id')
  @HttpCode(204)
  @Limited(asking)
  @Access('member', 'as who has asked it, and still owner, admin or member of the organization')
  @Problems(organizationRequired, questionAnswered)
  async deleteQuestion(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.deletion.execute(viewer, id);
  }

  /**
   * Answer a question, or change the words of its answer. Who has asked is told of the first ones by mail. On an older `revision` it
   * answers `edited_meanwhile`.
   */
  @Put('questions/:id/answer')
  @Limited(answering)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(organizationRequired, questionHidden, editedMeanwhile)
  async answerQuestion(
    @Id() id: string,
    @Body() body: AnswerQuestionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<QuestionDto> {
    await this.answer.execute(viewer, id, body);
    return this.questions.get(id, viewer);
  }

  /** Hide a question from all but who has asked it, saying why; of a hidden one, change the reason. */
  @Put('questions/:id/hiding')
  @Limited(answering)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(organizationRequired)
  async hideQuestion(
    @Id() id: string,
    @Body() body: HideQuestionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<QuestionDto> {
    await this.hide.execute(viewer, id, body.reason);
    return this.questions.get(id, viewer);
  }

  /** Show a hidden question to all members again. */
  @Delete('questions/:id/hiding')
  @Limited(answering)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(organizationRequired)
  async showQuestion(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<QuestionDto> {
    await this.show.execute(viewer, id);
    return this.questions.get(id, viewer);
  }
}
