import type { Refreshed } from './shown';

export const admin: Refreshed = {
  verifyAudit: ['audit', 'auditState'],
  inviteAdministrator: ['administrators'],
  revokeAdminInvitation: ['administrators'],
  changeAdminRole: ['administrators'],
  removeAdministrator: ['administrators'],
  becomeAdministrator: ['administrators'],
  changeSetting: ['settings', 'settingChanges', 'plans', 'priceVersions'],
  logInAdmin: ['viewer', 'currentAdmin'],
  logOutAdmin: [],
  seeAsMember: [],
  stopSeeing: [],
};
