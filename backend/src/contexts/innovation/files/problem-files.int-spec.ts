import { Readable } from 'node:stream';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import { Files } from '../../../platform/files/files';
import { filesUnavailable } from '../../../platform/files/files.errors';
import type { Viewer } from '../../../platform/http/viewer';
import { DiscardProblemDraft } from '../problems/discard-problem-draft';
import type { IndustryProblemDetailDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { AttachFile } from './attach-file';
import { FilesQueries } from './files.queries';
import { RemoveFile } from './remove-file';
import { problemFiles } from './shelves';

const megabyte = 1_048_576;
let innovation: Contexts;
let owner: Viewer;
let stranger: Viewer;
let organizationId: string;
let wanted = 0;

const submit = (draft = false) =>
  innovation.get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.', draft });
/** A PDF that no other is like. */
function pdf(bytes = 20): Buffer {
  wanted += 1;
  return Buffer.from(`%PDF-1.7\n${wanted}`.padEnd(bytes, '.'));
}
const upload = (name = 'plan.pdf', content = pdf(), announced = content.length) => ({
  ...{ name, announced },
  content: Readable.from([content]),
});
const attach = (problemId: string, file = upload(), viewer = owner) =>
  innovation.get(AttachFile).execute(viewer, problemId, file);
const remove = (problemId: string, id: string, viewer = owner) =>
  innovation.get(RemoveFile).execute(viewer, problemId, id);
const found = async (id: string, viewer = owner) =>
  (await innovation.get(ProblemsQueries).find(id, viewer)) as IndustryProblemDetailDto;
const has = async (key: string) => Boolean((await innovation.get(Files).get(key))?.destroy());
const stored = async (id: string, problemId: string) => {
  const file = await innovation.get(FilesQueries).find(problemFiles, problemId, id);
  return file && has(file.key);
};
/** Keys that the store has and no row knows. */
const orphans = async () => {
  const put = jest.mocked(innovation.get(Files).put).mock.results;
  const keys = await Promise.all(
    put.map(({ value }) =>
      value.then(
        ({ key }: { key: string }) => key,
        () => undefined,
      ),
    ),
  );
  const known = await innovation.get(FilesQueries).known(keys.filter(Boolean));
  const there = await Promise.all(keys.map(async (key) => key && (await has(key)) && key));
  return there.filter((key) => key && !known.includes(key));
};

beforeAll(async () => {
  innovation = await startContexts({ ROLE: 'all' });
  owner = await innovation.organization('Ministry');
  stranger = await innovation.organization('AquaSense');
  organizationId = organizationOf(owner);
});
afterAll(() => innovation.stop());
beforeEach(() => void jest.spyOn(innovation.get(Files), 'put'));
afterEach(() => {
  jest.restoreAllMocks();
  innovation.clock.reset();
});

describe('attaching a file to a problem', () => {
  it('shows it with the problem, as an edit that leaves the text the revision that it was', async () => {
    const problemId = await submit();
    const type = 'application/pdf';
    await expect(() => attach(problemId, upload('../../Dächer\u0301 報告.pdf.exe', pdf(30)))).leavesBehind(
      (id: string) => ({
        events: [{ type: 'innovation.problem-edited', problemId, organizationId, fields: ['files'] }],
        audit: [
          {
            action: 'problem.file-attached',
            actor: `member:${owner.id}`,
            subject: `problem:${problemId}`,
            details: { organizationId, file: { id, name: 'Dächer\u0301 報告.pdf.exe.pdf', type, bytes: 30 } },
          },
        ],
      }),
    );
    const { files, revision } = await found(problemId, stranger);
    expect(files).toEqual([
      {
        ...{ id: expect.any(String), name: 'Dächer\u0301 報告.pdf.exe.pdf', type, bytes: 30 },
        createdAt: expect.any(String),
      },
    ]);
    expect(revision).toBe(1);
    expect(
      await innovation.rows('select fields from innovation.changes where problem_id = $1 and kind = $2', [
        problemId,
        'edited',
      ]),
    ).toEqual([{ fields: ['files'] }]);
    expect(await stored(files[0]?.id as string, problemId)).toBe(true);
    expect(await stored(files[0]?.id as string, await submit())).toBeUndefined();
  });

  it('tells of a draft nobody but the audit', async () => {
    const problemId = await submit(true);
    await expect(() => attach(problemId)).leavesBehind({
      audit: [expect.objectContaining({ action: 'problem.file-attached' })],
    });
    expect((await found(problemId)).files).toHaveLength(1);
    expect(await found(problemId, stranger)).toBeUndefined();
  });

  it('is for who may edit the problem, while it may be edited, and reads nothing of others', async () => {
    const [problemId, draft] = [await submit(), await submit(true)];
    const nobody = '00000000-0000-4000-8000-ffffffffffff';
    for (const [id, viewer, refused] of [
      [problemId, as('viewer', owner), 'organization_required'],
      [problemId, stranger, 'organization_required'],
      [draft, stranger, 'not_found'],
      [nobody, owner, 'not_found'],
    ] as const) {
      const file = upload();
      await expect(() => attach(id, file, viewer)).leavesBehind({ refused });
      expect(file.content.readableDidRead).toBe(false);
    }
    await innovation.rows(`update innovation.problems set status = 'closed' where id = $1`, [problemId]);
    await expect(() => attach(problemId)).leavesBehind({ refused: 'status_not_allowed' });
    for (const role of ['admin', 'member'] as const)
      expect(await refusal(attach(draft, upload(), as(role, owner)))).toBeUndefined();
  });

  it('is for who may add something', async () => {
    const problemId = await submit();
    const id = await attach(problemId);
    await innovation.letRead(organizationId);
    await expect(() => attach(problemId)).leavesBehind({ refused: 'subscription_read_only' });
    await expect(() => remove(problemId, id)).leavesBehind({ refused: 'subscription_read_only' });
    await innovation.rows('delete from billing.subscriptions');
  });

  it('takes the same content once, whatever it is called, also when both come at once', async () => {
    const problemId = await submit();
    const content = pdf();
    const outcomes = await Promise.all(
      ['a.pdf', 'b.pdf'].map((name) => refusal(attach(problemId, upload(name, content)))),
    );
    expect(outcomes.sort()).toEqual(['file_attached_before', undefined]);
    const [first] = (await found(problemId)).files;
    await expect(() => attach(problemId, upload('c.pdf', content))).leavesBehind({ refused: 'file_attached_before' });
    await expect(attach(problemId, upload('c.pdf', content))).rejects.toThrow(`as “${first?.name}”`);
    expect(await refusal(attach(await submit(), upload('a.pdf', content)))).toBeUndefined();
    expect(await orphans()).toEqual([]);
  });

  it('ends with the tenth file, also when more come at once', async () => {
    const problemId = await submit();
    await Promise.all(Array.from({ length: problemFiles.mostFiles - 1 }, () => attach(problemId)));
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(attach(problemId))));
    expect(outcomes.sort()).toEqual(['files_full', 'files_full', undefined]);
    expect((await found(problemId)).files).toHaveLength(problemFiles.mostFiles);
    expect(await orphans()).toEqual([]);
  });

  it('ends with fifty megabytes: by what is announced before anything is read, and else by what came', async () => {
    const problemId = await submit();
    await attach(problemId, upload('a.pdf', pdf(20 * megabyte)));
    await attach(problemId, upload('b.pdf', pdf(20 * megabyte)));
    const announced = upload('c.pdf', pdf(11 * megabyte));
    await expect(() => attach(problemId, announced)).leavesBehind({ refused: 'files_full' });
    expect(announced.content.readableDidRead).toBe(false);
    await expect(() => attach(problemId, upload('c.pdf', pdf(11 * megabyte), 0))).leavesBehind({
      refused: 'files_full',
    });
    await expect(() => attach(problemId, upload('c.pdf', pdf(20 * megabyte + 1), 0))).leavesBehind({
      refused: 'file_too_large',
    });
    await attach(problemId, upload('c.pdf', pdf(10 * megabyte)));
    expect(await orphans()).toEqual([]);
  });

  it('keeps nothing of what breaks off, is of another type, or cannot be written down', async () => {
    const problemId = await submit();
    const broken = Readable.from(
      (async function* () {
        yield pdf();
        throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
      })(),
    );
    await expect(attach(problemId, { name: 'a.pdf', announced: 0, content: broken })).rejects.toThrow('aborted');
    await expect(() => attach(problemId, upload('a.pdf', Buffer.from('<script>')))).leavesBehind({
      refused: 'file_type_refused',
    });
    const ending = upload();
    const put = innovation.get(Files).put.bind(innovation.get(Files));
    jest.mocked(innovation.get(Files).put).mockImplementationOnce(async (...given) => {
      const file = await put(...given);
      await innovation.rows(`update innovation.problems set status = 'closed' where id = $1`, [problemId]);
      return file;
    });
    await expect(() => attach(problemId, ending)).leavesBehind({ refused: 'status_not_allowed' });
    expect((await found(problemId)).files).toEqual([]);
    expect(await orphans()).toEqual([]);
  });
});

describe('a file of a problem', () => {
  it('is removed for good, as an edit', async () => {
    const problemId = await submit();
    const id = await attach(problemId);
    const { key } = (await innovation.get(FilesQueries).find(problemFiles, problemId, id)) as { key: string };
    await expect(() => remove(problemId, id, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    await expect(() => remove(problemId, id, stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(async () => remove(await submit(), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(() => remove(problemId, id)).leavesBehind({
      events: [{ type: 'innovation.problem-edited', problemId, organizationId, fields: ['files'] }],
      audit: [
        {
          action: 'problem.file-removed',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { organizationId, file: { id, name: 'plan.pdf', type: 'application/pdf', bytes: 20 } },
        },
      ],
    });
    await expect(() => remove(problemId, id)).leavesBehind({ refused: 'not_found' });
    expect(await has(key)).toBe(false);
  });

  it('goes with its draft', async () => {
    const problemId = await submit(true);
    const id = await attach(problemId);
    const { key } = (await innovation.get(FilesQueries).find(problemFiles, problemId, id)) as { key: string };
    await innovation.get(DiscardProblemDraft).execute(owner, problemId);
    expect(await has(key)).toBe(false);
  });

  it('is removed by the daily job where a process died before it was', async () => {
    const files = innovation.get(Files);
    const [kept, forgotten] = [await submit(), await submit(true)];
    const ids = [await attach(kept), await attach(forgotten)] as const;
    const { key } = (await innovation.get(FilesQueries).find(problemFiles, forgotten, ids[1] as string)) as {
      key: string;
    };
    jest.spyOn(files, 'remove').mockRejectedValueOnce(filesUnavailable());
    await innovation.get(DiscardProblemDraft).execute(owner, forgotten);
    expect(await has(key)).toBe(true);
    innovation.clock.move(day + 60_000);
    await innovation.run('remove-orphaned-files');
    expect(await has(key)).toBe(false);
    expect(await stored(ids[0], kept)).toBe(true);
  });
});
