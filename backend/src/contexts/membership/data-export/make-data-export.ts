import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { writeArchive } from '../../../platform/personal-data/write-archive';
import { faces } from '../account/faces';
import { dataExportMail } from '../account.mails';
import { AddressesOfPerson } from '../email-change/addresses-of-person';
import { dataExportFile, exportsFor } from './data-export-file';

interface Wanted {
  userId: string;
  id: string;
}

const find = {
  name: 'data-export-person',
  text: `select u.email, trim(u.first_name || ' ' || u.last_name) as name
    from membership.data_exports e join membership.users u on u.id = e.user_id
    where e.user_id = $1 and e.id = $2 and e.ready_at is null`,
};
const picture = {
  name: 'data-export-picture',
  text: 'select picture_id as "pictureId" from membership.users where id = $1',
};
const finish = {
  name: 'data-export-finish',
  text: `update membership.data_exports set ready_at = $3, expires_at = $4, key = $5, bytes = $6
    where user_id = $1 and id = $2 and ready_at is null`,
};

/** Puts the data of a person together and mails them where it is. Ended halfway, or done twice, it makes one archive. */
@Injectable()
export class MakeDataExport {
  constructor(
    private readonly addresses: AddressesOfPerson,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly files: Files,
    private readonly mail: Mail,
    private readonly personalData: PersonalData,
    jobs: Jobs,
  ) {
    jobs.handle('make-data-export', (payload) => this.execute(payload as Wanted));
  }

  async execute({ userId, id }: Wanted): Promise<void> {
    const person = await this.database.queryOne<{ email: string; name: string }>(find, [userId, id]);
    if (!person) return;
    const { email, name } = person;
    const now = this.clock.now();
    const archive = writeArchive({
      title: `What the Global Innovation Alliance keeps of ${name} (${email}), on ${now.toISOString().slice(0, 10)}`,
      rows: this.personalData.archive({ id: userId, emails: await this.addresses.execute(userId, email) }),
      files: this.filesOf(userId),
    });
    const file = await this.files.put(dataExportFile, archive, 'your-data');
    const until = new Date(now.getTime() + exportsFor);
    const finished = await this.database.transaction(async () => {
      if ((await this.database.run(finish, [userId, id, now, until, file.key, file.bytes])) === 0) return false;
      const firstName = greeted(name);
      await this.mail.queue(dataExportMail, {
        to: { personId: userId, name: firstName, address: email },
        values: { firstName, link: `${this.config.appUrl}/profile/account`, until },
        about: `user:${userId}`,
      });
      return true;
    });
    if (!finished) await this.files.remove(file.key);
  }

  private async *filesOf(userId: string) {
    const { pictureId } = await this.database.one<{ pictureId: string | null }>(picture, [userId]);
    const content = pictureId && (await this.files.get(`${faces.prefix}-large/${pictureId}`));
    if (content) yield { name: 'picture.webp', about: 'Your picture', content };
  }
}
