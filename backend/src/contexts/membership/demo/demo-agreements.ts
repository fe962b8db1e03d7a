import { minute } from '../../../platform/clock/durations';
import { AgreementWay } from '../legal/legal.enums';
import { demoColleagues, demoPeople } from './demo-organizations';

/**
 * Who has agreed to the Terms and the Privacy Policy, and how: those who came first on the pages of the documents, once there were
 * new ones, and the others when they were invited. All within hours, so that nobody agrees to what was not there yet.
 */
export function demoAgreements(now: Date) {
  const ways = [
    ...demoPeople.map(({ id }) => ({ userId: id, way: AgreementWay.Page })),
    ...demoColleagues.map(({ id, organization }) => ({
      userId: id,
      organizationId: organization,
      way: AgreementWay.Invitation,
    })),
  ];
  return ways.map((agreement, n) => ({ ...agreement, at: new Date(now.getTime() - (n + 1) * 47 * minute) }));
}
