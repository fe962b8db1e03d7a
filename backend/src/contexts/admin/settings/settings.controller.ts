import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { keepingSettings } from '../admin.limits';
import { ChangeSetting } from './change-setting';
import { ChangeSettingDto, SettingChangeDto, SettingDto } from './settings.dto';
import { SettingsQueries } from './settings.queries';

const Name = () => Id('name', /[a-z][A-Za-z]{1,60}/);

@ApiTags('admin: settings')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(
    private readonly changing: ChangeSetting,
    private readonly queries: SettingsQueries,
  ) {}

  /** How the alliance works: each setting with its meaning, its limits, and who changed it last. */
  @Get()
  @Access('super-admin')
  async listSettings(): Promise<SettingDto[]> {
    return this.queries.all();
  }

  /** Who has changed a setting, newest first, at most 50. The audit has all of them. */
  @Get(':name/changes')
  @Access('super-admin')
  @Problems(notFound('setting'))
  async listSettingChanges(@Name() name: string): Promise<SettingChangeDto[]> {
    return this.queries.changes(name);
  }

  /**
   * Change a setting.
   *
   * Every process works by it within a second. Who has read an older revision is refused with `edited_meanwhile`, and nothing is changed.
   */
  @Put(':name')
  @Fresh()
  @Limited(keepingSettings)
  @Access('super-admin')
  @Problems(notFound('setting'), editedMeanwhile)
  async changeSetting(
    @Name() name: string,
    @Body() body: ChangeSettingDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SettingDto[]> {
    await this.changing.execute(viewer, name, body);
    return this.queries.all();
  }
}
