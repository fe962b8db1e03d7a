import { Global, Module } from '@nestjs/common';
import { Guesses } from './guesses';
import { KnownDevices } from './known-devices';
import { PasswordHasher } from './password-hasher';

@Global()
@Module({
  providers: [Guesses, KnownDevices, PasswordHasher],
  exports: [Guesses, KnownDevices, PasswordHasher],
})
export class PasswordsModule {}
