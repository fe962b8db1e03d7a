import type { Viewer } from '../../src/platform/http/viewer';

/** A super admin, for use cases: no account stands behind them. `contexts.superAdmin()` is one who has an account. */
export const admin = {
  kind: 'super-admin',
  id: '00000000-0000-4000-8000-00000000000a',
  email: 'root@alliance.example',
  sessionId: '',
  enterprise: false,
  organizations: [],
} satisfies Viewer;
