import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Database } from '../database/database';
import { Access } from './access';

const ping = { name: 'health-ping', text: 'select 1' };

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** The process runs. */
  @Get('live')
  @Access('visitor')
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: the database answers. 503 otherwise. */
  @Get('ready')
  @Access('visitor')
  async ready() {
    await this.database.query(ping);
    return { status: 'ok' };
  }
}
