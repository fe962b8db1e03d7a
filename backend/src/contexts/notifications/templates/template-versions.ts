import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { declaredMails } from '../../../platform/mail/define-mail';
import { type TemplateSource, Templates } from './templates';

interface KnownVersion extends TemplateSource {
  id: string;
  hash: string;
  seenAt: string;
}

const keep = {
  name: 'template-versions-keep',
  text: `insert into notifications.template_versions (template, hash, subject, preview, html, text, seen_at)
    select template, hash, subject, preview, html, text, $2
    from jsonb_to_recordset($1::jsonb) as known(template text, hash text, subject text, preview text, html text, text text)
    on conflict (template, hash) do nothing`,
};
const newest = {
  name: 'template-versions-newest',
  text: `select id, hash, subject, preview, html, text, seen_at as "seenAt" from notifications.template_versions
    where template = $1 order by seen_at desc, id limit 20`,
};

/**
 * What mails were made of, release by release: a process that starts writes down what it has and nobody had before. A text that comes back
 * is the version that it was.
 */
@Injectable()
export class TemplateVersions implements OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly templates: Templates,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.worker) await this.keep();
  }

  async keep(): Promise<void> {
    const sources = [...declaredMails().keys()].map((template) => ({ template, ...this.current(template) }));
    await this.database.run(keep, [JSON.stringify(sources), this.clock.now()]);
  }

  /** The newest of one template, the newest first. */
  of(template: string): Promise<KnownVersion[]> {
    return this.database.query<KnownVersion>(newest, [template]);
  }

  /** What this process has, with its hash. */
  current(template: string): TemplateSource & { hash: string } {
    const source = this.templates.sourceOf(template);
    const { subject, preview, html, text } = source;
    const hash = createHash('sha256')
      .update(JSON.stringify([subject, preview, html, text]))
      .digest('base64url');
    return { ...source, hash };
  }
}
