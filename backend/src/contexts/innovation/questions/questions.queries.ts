import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { mentionsIn } from '../../../platform/mentions/mention-tokens';
import { MembershipApi } from '../../membership';
import type { IndustryProblemDto, SubmitterDto } from '../problems/problems.dto';
import type { QuestionDto } from './questions.dto';

interface Row {
  id: string;
  organizationId: string;
  askerId: string;
  text: string;
  createdAt: string;
  editedAt: string | null;
  answer: string | null;
  answeredAt: string | null;
  answerEditedAt: string | null;
  hiddenAt: string | null;
  hiddenReason: string | null;
  revision: number;
}

type AskedOf = Pick<IndustryProblemDto, 'id' | 'submittedBy'>;

const columns = `id, organization_id as "organizationId", asker_id as "askerId", text, created_at as "createdAt",
  edited_at as "editedAt", answer, answered_at as "answeredAt", answer_edited_at as "answerEditedAt",
  hidden_at as "hiddenAt", hidden_reason as "hiddenReason", revision`;
const waits = '(answered_at is null and hidden_at is null)';

/** To the problem's organization all, those first that wait for its answer. */
const all = {
  page: {
    name: 'questions-page',
    text: `select ${columns} from innovation.questions where problem_id = $1 and (${waits}, created_at, id) < ($5, $2, $3)
      order by ${waits} desc, created_at desc, id desc limit $4`,
  },
  count: { name: 'questions-count', text: countMatches('innovation.questions where problem_id = $1') },
};
const newest = (which: string) => `(select * from innovation.questions
  where problem_id = $1 and ${which} and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4)`;
/** To others those that are not hidden, and their own. */
const seen = {
  page: {
    name: 'questions-page-seen',
    text: `select ${columns} from (
        ${newest('hidden_at is null')} union all ${newest('hidden_at is not null and asker_id = $5')}) seen
      order by created_at desc, id desc limit $4`,
  },
  count: {
    name: 'questions-count-seen',
    text: countMatches(`(select from innovation.questions where problem_id = $1 and hidden_at is null
      union all select from innovation.questions where problem_id = $1 and hidden_at is not null and asker_id = $2) seen`),
  },
};
const find = { name: 'questions-find', text: `select ${columns} from innovation.questions where id = $1` };

const isWaiting = ({ answeredAt, hiddenAt }: Row) => answeredAt === null && hiddenAt === null;

@Injectable()
export class QuestionsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Newest first, one page of them; to the problem's organization those that wait for an answer before the others. */
  async listOfProblem(problem: AskedOf, viewer: Viewer, limit: number, cursor?: string): Promise<Page<QuestionDto>> {
    const page = belongsTo(viewer, problem.submittedBy.id)
      ? await this.all(problem, limit, cursor)
      : await this.seen(problem, viewer, limit, cursor);
    return { ...page, items: await this.describe(page.items, viewer) };
  }

  /** For the operation that has just written it. */
  async get(id: string, viewer: Viewer): Promise<QuestionDto> {
    const [question] = await this.describe([await this.database.one<Row>(find, [id])], viewer);
    return question as QuestionDto;
  }

  /** A place in this order is one among those that wait, or among the others: its cursor begins with which. */
  private async all(problem: AskedOf, limit: number, cursor?: string): Promise<Page<Row>> {
    const [, part = 'w', place = 'nowhere'] = /^([wa])(.+)$/.exec(cursor ?? '') ?? [];
    const { createdAt, id } = fromCursor(cursor && place);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(all.page, [problem.id, createdAt, id, limit + 1, part === 'w']),
      this.database.one<{ total: number }>(all.count, [problem.id]),
    ]);
    const page = toPage(rows, limit, capped(total), (row) => row);
    const last = page.items.at(-1);
    return { ...page, next: page.next && last && (isWaiting(last) ? 'w' : 'a') + page.next };
  }

  private async seen(problem: AskedOf, viewer: Viewer, limit: number, cursor?: string): Promise<Page<Row>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(seen.page, [problem.id, createdAt, id, limit + 1, viewer.id]),
      this.database.one<{ total: number }>(seen.count, [problem.id, viewer.id]),
    ]);
    return toPage(rows, limit, capped(total), (row) => row);
  }

  private async describe(rows: Row[], viewer: Viewer): Promise<QuestionDto[]> {
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return rows.map((row) => {
      const { answer, answeredAt, hiddenAt, hiddenReason } = row;
      const isOwn = row.askerId === viewer.id;
      return {
        id: row.id,
        text: row.text,
        mentions: mentionsIn(row.text),
        askedBy: labels.get(row.organizationId) as SubmitterDto,
        createdAt: row.createdAt,
        editedAt: row.editedAt,
        answer:
          answer && answeredAt
            ? { text: answer, mentions: mentionsIn(answer), answeredAt, editedAt: row.answerEditedAt }
            : null,
        revision: row.revision,
        hiding: hiddenAt && hiddenReason ? { reason: hiddenReason, hiddenAt } : null,
        isOwn,
        canEdit: isOwn && !answeredAt && canActFor(viewer, row.organizationId),
      };
    });
  }
}
