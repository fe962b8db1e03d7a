import { Text } from '../../../platform/http/text';

export class AdminLogInDto {
  @Text({ max: 200, required: 'Enter the username' })
  username: string;

  @Text({ max: 512, lines: true, untrimmed: true, required: 'Enter the password' })
  password: string;
}

export class CurrentAdminDto {
  username: string;

  email: string;

  /** `super-admin` may do everything, `operator` sees mail and health. */
  role: 'super-admin' | 'operator';
}
