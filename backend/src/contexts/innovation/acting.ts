import type { Viewer } from '../../platform/http/viewer';

/** Who does something: a person for an organization, or nobody, where what an organization has left behind is put in order. */
export type Acting = Viewer | 'system';

export const personOf = (acting: Acting): string | null => (acting === 'system' ? null : acting.id);
