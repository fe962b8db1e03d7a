import { Module } from '@nestjs/common';
import { AdminStrategy } from './accounts/admin.strategy';
import { AdminAccounts } from './accounts/admin-accounts';
import { AdminSignInController } from './accounts/admin-sign-in.controller';

@Module({
  controllers: [AdminSignInController],
  providers: [AdminAccounts, AdminStrategy],
})
export class AdminModule {}
