import { Module } from '@nestjs/common';
import { Templates } from './templates';

@Module({ providers: [Templates], exports: [Templates] })
export class TemplatesModule {}
