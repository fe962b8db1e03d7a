import { documents } from '../../../platform/files/documents';
import type { FileUse } from '../../../platform/files/stored-file';

const megabyte = 1_048_576;

/** What is attached to one kind of thing: what may be, and how much to one of them. */
export interface Shelf extends FileUse {
  /** What it is attached to, as people call it. */
  readonly noun: string;
  /** Which column of `innovation.files` names it. */
  readonly owner: 'problemId' | 'entryId' | 'projectId';
  readonly mostFiles: number;
  readonly mostBytes: number;
}

/** What an organization shows with a problem: drawings, figures, reports. */
export const problemFiles = {
  ...documents,
  ...{ prefix: 'innovation/problem-files', noun: 'problem', owner: 'problemId' },
  ...{ mostFiles: 10, mostBytes: 50 * megabyte },
} as const satisfies Shelf;

/** By what a value can be checked. */
export const valueFiles = {
  ...documents,
  ...{ prefix: 'innovation/value-files', noun: 'value', owner: 'entryId' },
  ...{ mostFiles: 5, mostBytes: 100 * megabyte },
} as const satisfies Shelf;

/** What the organizations of a project work with, and show at its gates. */
export const projectFiles = {
  ...documents,
  ...{ prefix: 'innovation/project-files', noun: 'project', owner: 'projectId' },
  ...{ mostFiles: 50, mostBytes: 500 * megabyte },
} as const satisfies Shelf;

export const shelves: readonly Shelf[] = [problemFiles, valueFiles, projectFiles];
