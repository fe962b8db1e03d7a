import type { Role } from './people';

export interface Call {
  /** Takes the place of the path's `{id}`; several of what stands there, in their order. */
  id?: string | string[];
  query?: Record<string, string>;
  body?: object;
}

/** A call that an operation can get, and what each role is answered where the access level lets them call at all. */
export interface AccessCase {
  about: string;
  answers: Partial<Record<Role, number>>;
  call: () => Promise<Call>;
}

/** Whom and what there is not. */
export const nobody = '00000000-0000-4000-8000-ffffffffffff';

/** A call that super admins alone can make. */
export const superAdmin = (about: string, status: number, call: AccessCase['call']): AccessCase => ({
  about,
  answers: { 'super-admin': status },
  call,
});
