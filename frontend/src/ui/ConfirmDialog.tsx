import { laterDialog } from './laterDialog';

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = laterDialog(() => import('./ConfirmingDialog'));
