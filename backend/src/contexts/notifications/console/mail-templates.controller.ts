import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { type DeclaredMail, declaredMails } from '../../../platform/mail/define-mail';
import { MailFrame } from '../../../platform/mail/mail-frame';
import { recipientUnusable } from '../notifications.errors';
import { tryingMail } from '../notifications.limits';
import { TemplateVersions } from '../templates/template-versions';
import { Templates } from '../templates/templates';
import {
  MailTemplateDto,
  MailTemplateVersionDto,
  TriedTemplateDto,
  TryTemplateDto,
  WrittenTemplateDto,
} from './mail-templates.dto';
import { TryTemplate } from './try-template';

const NameOfTemplate = () => Id('name', /[a-z][a-z0-9-]{0,99}/);

@ApiTags('notifications: mail')
@Controller('api/admin/mail/templates')
export class MailTemplatesController {
  constructor(
    private readonly templates: Templates,
    private readonly trying: TryTemplate,
    private readonly versions: TemplateVersions,
  ) {}

  /** All templates with their variables, by name. */
  @Get()
  @Access('operator')
  listMailTemplates(): MailTemplateDto[] {
    return [...declaredMails().values()].map(describe).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** One template written with its sample. */
  @Get(':name')
  @Access('operator')
  @Problems(notFound('template'))
  writeMailTemplate(@NameOfTemplate() name: string): WrittenTemplateDto {
    const { subject, preview, text } = this.written(name);
    return { subject, preview, text };
  }

  /** The HTML of one template written with its sample, for a sandboxed frame. */
  @Get(':name/html')
  @Access('operator')
  @Problems(notFound('template'))
  @MailFrame()
  showMailTemplateHtml(@NameOfTemplate() name: string): string {
    return this.written(name).html;
  }

  /**
   * What one template was made of, release by release, the newest first.
   *
   * At most 20 versions. Parts that templates share are not in them.
   */
  @Get(':name/versions')
  @Access('operator')
  @Problems(notFound('template'))
  async listMailTemplateVersions(@NameOfTemplate() name: string): Promise<MailTemplateVersionDto[]> {
    if (!declaredMails().has(name)) throw notFound('template');
    const { hash: current } = this.versions.current(name);
    const versions = await this.versions.of(name);
    return versions.map(({ hash, ...version }) => ({ ...version, isCurrent: hash === current }));
  }

  /** Send one template with its sample to an address. The message stands in the list like any other. */
  @Post(':name/try')
  @Creates()
  @Limited(tryingMail)
  @Access('operator')
  @Problems(notFound('template'), recipientUnusable)
  async tryMailTemplate(
    @NameOfTemplate() name: string,
    @Body() { to }: TryTemplateDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<TriedTemplateDto> {
    return { messageId: await this.trying.execute(viewer, name, to) };
  }

  private written(name: string) {
    const template = declaredMails().get(name);
    if (!template) throw notFound('template');
    return this.templates.render(name, template.sample as Record<string, unknown>);
  }
}

function describe({
  name,
  subject,
  preview,
  sample,
  optional = [],
  limit,
  unsubscribe,
}: DeclaredMail): MailTemplateDto {
  return {
    name,
    subject,
    preview,
    variables: Object.entries(sample).map(([variable, value]) => ({
      name: variable,
      isOptional: optional.includes(variable),
      sample: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    limitMails: limit?.mails ?? null,
    limitMinutes: limit?.minutes ?? null,
    canBeStopped: unsubscribe !== undefined,
  };
}
