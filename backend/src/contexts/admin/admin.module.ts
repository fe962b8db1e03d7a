import { Module } from '@nestjs/common';
import { AdminAccounts } from './accounts/admin-accounts';
import { AdminSignInController } from './accounts/admin-sign-in.controller';
import { AdminStrategy } from './accounts/admin.strategy';

@Module({
  controllers: [AdminSignInController],
  providers: [AdminAccounts, AdminStrategy],
})
export class AdminModule {}
