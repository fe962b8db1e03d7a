import { Global, Module } from '@nestjs/common';
import { OrganizationData } from './organization-data';
import './platform.organization-data';

@Global()
@Module({ providers: [OrganizationData], exports: [OrganizationData] })
export class OrganizationDataModule {}
