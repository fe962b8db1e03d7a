import { Global, Module } from '@nestjs/common';
import { WorkItems } from './work-items';

@Global()
@Module({ providers: [WorkItems], exports: [WorkItems] })
export class WorkItemsModule {}
