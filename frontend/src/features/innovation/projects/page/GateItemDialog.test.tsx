import type { GateItemDto } from '@alliance/api-client/projects';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import GateItemDialog from './GateItemDialog';

const partner = { id: 'org-own', name: 'Own Organization', type: 'startup' } as const;
const file = (id: string, name: string) =>
  ({
    ...{ id, name, type: 'application/pdf', bytes: 2048, createdAt: '2026-05-04T10:00:00Z', by: partner },
    ...{ forMembers: false, isEvidence: false, canRemove: false },
  }) as unknown as GateItemDto['files'][number];
const results = file('f1', 'results.pdf');
const minutes = file('f2', 'minutes.pdf');
const item: GateItemDto = {
  ...{ key: 'pilot_results', label: 'Results of the pilot measured', hint: 'The metrics.', required: true },
  ...{ needsFile: true, isTicked: true, isMissing: false, note: 'As measured.', files: [results] },
  ...{ tickedBy: partner, tickedAt: '2026-05-04T10:00:00.000Z' },
};
const gatesOf = (one: GateItemDto) => [
  { phase: 'scaling', isPassed: false, isNext: true, enteredAt: null, items: [one] },
];
const at = '/api/projects/j1/gates/scaling/items/pilot_results';
const closed = jest.fn();
const Dialog = () => <GateItemDialog projectId="j1" phase="scaling" item={item} onClose={closed} />;

const open = (answers: object) =>
  openPage(Dialog, {
    path: '/projects/j1',
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/projects/j1/files': () => [results, minutes],
      ...answers,
    },
  });
const save = () => screen.getByRole('button', { name: 'Save Evidence' });

describe('what shows an item of a gate', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('that somebody else has said meanwhile is shown beside one’s own, and saved over what was read', async () => {
    const theirs = { ...item, note: 'Measured anew.', files: [minutes], tickedAt: '2026-05-05T10:00:00.000Z' };
    const { user, callsTo } = open({
      'GET /api/projects/j1/gates': () => gatesOf(theirs),
      [`PUT ${at}`]: () =>
        callsTo(`PUT ${at}`).length === 1
          ? refusal(409, 'edited_meanwhile', 'Somebody has changed it.')
          : gatesOf(item),
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /Evidence/ }), { target: { value: 'All is well.' } });
    await user.click(save());
    const conflict = await screen.findByRole('alert', { name: 'Somebody has changed this evidence meanwhile' });
    for (const text of ['Yours: All is well.', 'Theirs: Measured anew.', 'Yours: results.pdf', 'Theirs: minutes.pdf'])
      expect(conflict).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Keep What I Changed' }));
    expect(screen.getByRole('textbox', { name: /Evidence/ })).toHaveValue('All is well.');
    expect(screen.getByRole('checkbox', { name: 'minutes.pdf' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'results.pdf' })).not.toBeChecked();
    await user.click(save());
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(callsTo(`PUT ${at}`).map(({ body }) => body)).toEqual([
      { note: 'All is well.', fileIds: ['f1'], tickedAt: item.tickedAt },
      { note: 'All is well.', fileIds: ['f2'], tickedAt: theirs.tickedAt },
    ]);
  });

  it('can be saved without a file that was removed after it was chosen', async () => {
    let files = [results, minutes];
    const { user, callsTo } = open({
      'GET /api/projects/j1/files': () => files,
      [`PUT ${at}`]: () =>
        files.length === 1 && callsTo(`PUT ${at}`).length === 1
          ? refusal(400, 'invalid_input', 'Please check', [
              { field: 'fileIds', message: 'Choose among the files of this project' },
            ])
          : gatesOf(item),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'minutes.pdf' }));
    files = [results];
    await user.click(save());
    expect(await screen.findByText(/has been removed from the project meanwhile/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'minutes.pdf' })).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(callsTo(`PUT ${at}`)).toHaveLength(2));
    expect(callsTo(`PUT ${at}`)[1]?.body).toEqual({ note: 'As measured.', fileIds: ['f1'], tickedAt: item.tickedAt });
  });

  it('is cleared as it was read', async () => {
    const { user, callsTo } = open({ [`DELETE ${at}`]: () => gatesOf(item) });
    await user.click(await screen.findByRole('button', { name: 'Clear Evidence' }));
    await waitFor(() => expect(callsTo(`DELETE ${at}`)).toHaveLength(1));
    expect(callsTo(`DELETE ${at}`)[0]?.url.searchParams.get('tickedAt')).toBe(item.tickedAt);
  });
});
