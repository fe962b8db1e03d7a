import { Text } from '../../../platform/http/text';
import { Password } from '../../../platform/passwords/password-field';
import { AdminRole } from './admin-account.entity';

export class AdminLogInDto {
  /**
   * The account's name.
   * @example "admin"
   */
  @Text({ max: 200, required: 'Enter the username' })
  username: string;

  /**
   * Its password; the first start prints one for `admin`.
   * @example "the password of the account"
   */
  @Password('Enter the password')
  password: string;
}

export class CurrentAdminDto {
  /**
   * The name that they sign in with.
   * @example "admin"
   */
  username: string;

  /**
   * Where mail to them goes.
   * @example "admin@alliance.example"
   */
  email: string;

  /**
   * `super-admin` may do everything, `operator` sees and repairs mail, and answers requests for help and onboarding calls.
   * @example "super-admin"
   */
  role: AdminRole;
}
