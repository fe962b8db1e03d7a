import { useGetProblemQuery } from '@alliance/api-client/innovation';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { readOnly } from '@/testing/problems';
import { takeUploads } from '@/testing/uploads';
import { toastStore } from '@/ui/toast';
import { FilesField } from './FilesField';

const plan = { id: 'f1', name: 'plan.pdf', type: 'application/pdf', bytes: 482_133, createdAt: '2026-03-04T10:00:00Z' };
const megabyte = 1_048_576;
const fileOf = (name: string, bytes = 2048) => Object.defineProperty(new File(['x'], name), 'size', { value: bytes });

function open(files: object[] = [], answers = {}) {
  const Page = () => {
    const { data } = useGetProblemQuery({ id: 'p1' });
    return <FilesField problem={data} />;
  };
  return openPage(Page, { answers: { 'GET /api/problems/p1': () => ({ ...readOnly, id: 'p1', files }), ...answers } });
}
const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText('Files to attach');
  await act(async () => void fireEvent.change(input, { target: { files } }));
};
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const settle = () => act(async () => undefined);

afterEach(() => jest.restoreAllMocks());

describe('the files of a problem that is written', () => {
  it('wait until it is kept', () => {
    openPage(() => <FilesField />, { answers: {} });
    expect(screen.getByRole('group', { name: 'Files' })).toHaveTextContent('once there is a title and a description');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are sent one after the other, show how far they are, and are asked for when they are there', async () => {
    const uploads = takeUploads();
    const { callsTo } = open();
    await choose(fileOf('plan & more.pdf'), fileOf('leaks.xlsx'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.url.pathname).toBe('/api/problems/p1/files');
    expect(uploads[0]?.url.searchParams.get('name')).toBe('plan & more.pdf');
    act(() => uploads[0]?.progress(0.436));
    const sending = await row('plan & more.pdf');
    expect(sending.getByText('43 % of 2 KB')).toBeInTheDocument();
    expect(sending.getByRole('progressbar', { name: 'Sending plan & more.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
    await act(async () => uploads[0]?.answer(200, { ...plan, name: 'plan & more.pdf' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(screen.getByRole('status')).toHaveTextContent('plan & more.pdf is attached.');
    // There, also before the list has it.
    expect(screen.getByRole('link', { name: 'plan & more.pdf' })).toBeInTheDocument();
    await waitFor(() => expect(callsTo('GET /api/problems/p1')).toHaveLength(2));
  });

  it('can be dropped, and cancelled on their way or before', async () => {
    const uploads = takeUploads();
    open();
    const zone = (await screen.findByText('or drop them here')).closest('[data-zone]') as HTMLElement;
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-over');
    await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [fileOf('a.pdf'), fileOf('b.pdf')] } }));
    expect(zone).not.toHaveAttribute('data-over');
    await waitFor(() => expect(uploads).toHaveLength(1));
    fireEvent.click((await row('b.pdf')).getByRole('button', { name: 'Cancel b.pdf' }));
    fireEvent.click((await row('a.pdf')).getByRole('button', { name: 'Cancel a.pdf' }));
    await settle();
    expect(uploads[0]?.isAborted()).toBe(true);
    expect(uploads).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Files so far' })).toBeNull();
  });

  it.each([
    ['an empty one', [fileOf('a.pdf', 0)], [], 'The file is empty.'],
    ['one that is too large', [fileOf('a.pdf', 20 * megabyte + 1)], [], 'The file is 20 MB; 20 MB are allowed.'],
    [
      'the eleventh',
      [fileOf('a.pdf')],
      Array(10).fill(plan),
      'There are 10 files already. Remove one to attach another.',
    ],
    [
      'what is too much together',
      [fileOf('a.pdf', 15 * megabyte)],
      [{ ...plan, bytes: 40 * megabyte }],
      'With it the files would be 55 MB; 50 MB are allowed.',
    ],
  ])('are not sent where they would be refused: %s', async (_what, files, attached, error) => {
    const uploads = takeUploads();
    open(attached.map((one, n) => ({ ...one, id: `f${n}` })));
    await choose(...files);
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(`a.pdf is not attached. ${error}`);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss a.pdf' }));
    expect(screen.queryByText(error)).toBeNull();
    expect(uploads).toEqual([]);
  });

  it('are judged beside those that have just arrived, and removed before the list has them', async () => {
    const uploads = takeUploads();
    const { user } = open([{ ...plan, bytes: 35 * megabyte }], {
      'DELETE /api/problems/p1/files/f2': () => new Response(null, { status: 204 }),
    });
    await choose(fileOf('a.pdf', 10 * megabyte), fileOf('b.pdf', 10 * megabyte));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => uploads[0]?.answer(200, { ...plan, id: 'f2', name: 'a.pdf', bytes: 10 * megabyte }));
    expect(await screen.findByText('With it the files would be 55 MB; 50 MB are allowed.')).toBeInTheDocument();
    await settle();
    expect(screen.getByRole('link', { name: 'a.pdf' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Remove File' }));
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
    expect(uploads).toHaveLength(1);
  });

  it('say that they did not arrive also where the page was left', async () => {
    const uploads = takeUploads();
    const { close } = open();
    await choose(fileOf('a.pdf'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    close();
    await act(async () => uploads[0]?.breakOff());
    await waitFor(() => expect(toastStore.get()?.description).toMatch(/^“a.pdf”: /));
  });

  it('say why they were refused, each by itself, and are tried again where that helps', async () => {
    const uploads = takeUploads();
    open();
    await choose(fileOf('a.pdf'), fileOf('b.pdf'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const said = 'This file is attached already, as “plan.pdf”.';
    await act(async () => uploads[0]?.answer(409, { code: 'file_attached_before', title: 'Conflict', detail: said }));
    expect((await row('a.pdf')).getByText(said)).toBeInTheDocument();
    expect((await row('a.pdf')).queryByRole('button', { name: /again/ })).toBeNull();
    await waitFor(() => expect(uploads).toHaveLength(2));
    await act(async () => uploads[1]?.breakOff());
    const again = await screen.findByRole('button', { name: 'Try b.pdf again' });
    await act(async () => void fireEvent.click(again));
    await waitFor(() => expect(uploads).toHaveLength(3));
    await act(async () => uploads[2]?.answer(200, { ...plan, name: 'b.pdf' }));
    expect(await screen.findByRole('link', { name: 'b.pdf' })).toBeInTheDocument();
  });

  it('are removed once somebody means it', async () => {
    let files = [plan];
    const { callsTo, user } = open([], {
      'GET /api/problems/p1': () => ({ ...readOnly, id: 'p1', files }),
      'DELETE /api/problems/p1/files/f1': () => {
        if (files.length === 0) return refusal(404, 'not_found', 'There is no such file.');
        files = [];
        return new Response(null, { status: 204 });
      },
    });
    const link = await screen.findByRole('link', { name: 'plan.pdf' });
    expect(link).toHaveAttribute('href', '/api/problems/p1/files/f1');
    expect(link).toHaveAttribute('download', 'plan.pdf');
    expect(screen.getByText('PDF · 471 KB')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(callsTo('DELETE /api/problems/p1/files/f1')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Remove File' }));
    await waitFor(() => expect(screen.queryByText('plan.pdf')).toBeNull());
    expect(screen.getByRole('group', { name: 'Files' })).toContainElement(document.activeElement as HTMLElement);
  });
});
