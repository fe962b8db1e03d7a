import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Files } from './files';
import { LocalFiles } from './local-files';
import { S3Files } from './s3-files';
import { Storage } from './storage';
import { TakeFile } from './take-file';

@Global()
@Module({
  providers: [
    Storage,
    TakeFile,
    {
      provide: Files,
      inject: [Config, Clock],
      useFactory: ({ files, dataDir }: Config, clock: Clock): Files =>
        files ? new S3Files(files, clock) : new LocalFiles(join(dataDir, 'files'), clock),
    },
  ],
  exports: [Files, Storage, TakeFile],
})
export class FilesModule {}
