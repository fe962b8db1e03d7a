import type { ProjectOutcomesDto, ValueEntryDetailDto, ValueState } from '@alliance/api-client/outcomes';

const freight = { id: 'org-freight', name: 'Pacific Freight Lines', type: 'corporation', logoId: 'logo-1' } as const;
const own = { id: 'org-own', name: 'Own Organization', type: 'startup' } as const;
const nothing = { claim: false, confirm: false, dispute: false, discuss: false, correct: false, attach: false };

export const total = (state: ValueState, amountUsd: string, entries: number) => ({ state, amountUsd, entries });

export const value: ValueEntryDetailDto = {
  id: 'v1',
  project: { id: 'j1', name: 'Reefer watch' },
  enteredBy: freight,
  kind: 'cost_saved',
  amount: '1200000.00',
  currency: 'EUR',
  amountUsd: '1381680.00',
  happenedOn: '2026-08-31',
  quarter: '2026-Q3',
  state: 'claimed',
  note: 'Claims that were not made.',
  decidedBy: null,
  disputedBy: null,
  decidedAt: null,
  correctsId: null,
  correctedById: null,
  createdAt: '2026-09-01T10:00:00Z',
  source: 'Claims register, sheet 4',
  files: [],
  remarks: [
    { id: 'm1', by: freight, state: 'estimated', text: null, createdAt: '2026-09-01T10:00:00Z' },
    { id: 'm2', by: freight, state: 'claimed', text: null, createdAt: '2026-09-02T10:00:00Z' },
  ],
  can: { ...nothing, confirm: true, dispute: true },
};

export const projectOutcomes: ProjectOutcomesDto = {
  standing: 'partner',
  entersFor: [own],
  totals: [
    total('estimated', '0.00', 0),
    total('claimed', '1381680.00', 1),
    total('confirmed', '18000000.00', 3),
    total('disputed', '0.00', 0),
  ],
  quarters: [
    { ...total('claimed', '1381680.00', 1), quarter: '2026-Q3' },
    { ...total('confirmed', '18000000.00', 3), quarter: '2026-Q2' },
  ],
  storyNamesYou: false,
  metrics: [
    {
      ...{ id: 'k1', name: 'Waiting at anchor', unit: 'hours', baseline: 31, target: 8, revision: 2 },
      measurements: [{ id: 's1', measuredOn: '2026-08-31', value: 19.5, note: null, by: freight }],
    },
  ],
};
