import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { DomainError, invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { CommunitySettings } from './communities.dto';
import { Community } from './community.entity';
import { CommunityDoor, type Visit } from './community-door';

/** Who manages a community, or runs the alliance, says what it is called, what it is for, and who may take part. Those who belong to it stay. */
@Injectable()
export class ChangeCommunity {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** Throws what reading does, `community_right_required`, `edited_meanwhile`, or `invalid_input` where the viewer could not read it then. */
  async execute(viewer: Viewer, slug: string, settings: CommunitySettings): Promise<void> {
    await this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      await this.door.requireManaging(viewer, place);
      await this.demandReadable(viewer, place, settings);
      const { communityId: id } = place;
      const lock = { mode: 'pessimistic_write' } as const;
      const community = await this.database.manager.findOneOrFail(Community, { where: { id }, lock });
      const before = pick(community, settings);
      community.change(settings);
      await this.database.manager.save(community);
      await this.audit.record(viewer, 'community.changed', `community:${id}`, {
        before,
        after: pick(community, settings),
      });
    });
  }

  /** Who saves it manages it afterwards too: nobody else might. */
  private async demandReadable(viewer: Viewer, place: Visit, changes: CommunitySettings): Promise<void> {
    const { accessLevel, membershipTiers } = changes;
    const demand = (field: string, after: Partial<Visit>, message: string) =>
      this.door.requireReading(viewer, { ...place, ...after }).catch((error) => {
        throw error instanceof DomainError ? invalidField(field, message) : error;
      });
    const own = 'your own organization is let in';
    await demand('accessLevel', { accessLevel, membershipTiers: [] }, `Choose one by which ${own}`);
    await demand('membershipTiers', { accessLevel, membershipTiers }, `Choose tiers so that ${own}`);
  }
}

/** What the audit keeps of a community: the settings that were sent, but for the long text. */
const pick = (community: Community, { revision: _revision, description: _description, ...sent }: CommunitySettings) =>
  Object.fromEntries(Object.keys(sent).map((name) => [name, community[name as keyof typeof sent]]));
