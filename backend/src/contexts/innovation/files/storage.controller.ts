import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Storage } from '../../../platform/files/storage';
import { Access } from '../../../platform/http/access';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { StorageDto } from './files.dto';

@ApiTags('innovation: storage')
@Controller('api/innovation/storage')
export class StorageController {
  constructor(private readonly storage: Storage) {}

  /** How much the files of the viewer's organizations take, of those for which they may attach. */
  @Get()
  @Access('member')
  async listStorage(@CurrentViewer() viewer: Viewer): Promise<StorageDto[]> {
    return this.storage.of(viewer);
  }
}
