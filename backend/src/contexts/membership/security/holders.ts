import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/audit';
import type { Viewer } from '../../../platform/http/viewer';
import type { Door } from '../../../platform/passwords/known-devices';

/** Who has an account, as the context says it that keeps the account. */
export interface Holder {
  firstName: string;
  email: string;
  /** Absent where none was set: they sign in through the identity provider. */
  passwordHash: string | null;
  /** They may not come in; `until` is absent where that is for good. */
  suspended?: { until: Date | null };
}

/** An account, of whichever kind. */
export interface AccountOf {
  door: Door;
  id: string;
}

/** The id of a member by their address, in lower case. */
type FindId = (email: string) => Promise<string | undefined>;
/** Whether a member owns or administers an organization. */
type Leads = (id: string) => Promise<boolean>;
type FindHolder = (id: string) => Promise<Holder | undefined>;

/** Each context with accounts says here how their holders are looked up. */
@Injectable()
export class Holders {
  private readonly doors = new Map<Door, FindHolder>();

  private findMember: FindId = async () => undefined;

  private membersLead: Leads = async () => false;

  register(door: Door, find: FindHolder, ofMembers?: { byAddress: FindId; leads: Leads }): void {
    this.doors.set(door, find);
    if (ofMembers) [this.findMember, this.membersLead] = [ofMembers.byAddress, ofMembers.leads];
  }

  /** Of the member with an address, in lower case. */
  idOf(email: string): Promise<string | undefined> {
    return this.findMember(email);
  }

  /** Whether they may sign in where owners and admins do. */
  async lead({ door, id }: AccountOf): Promise<boolean> {
    return door === 'member' && this.membersLead(id);
  }

  /** Nobody where the account is gone. */
  async find({ door, id }: AccountOf): Promise<Holder | undefined> {
    return this.doors.get(door)?.(id);
  }

  /** Of an account that is known to be there. */
  async of(account: AccountOf): Promise<Holder> {
    const holder = await this.find(account);
    if (!holder) throw new Error(`There is no account ${account.id}.`);
    return holder;
  }
}

export const accountOf = ({ kind, id }: Pick<Viewer, 'kind' | 'id'>): AccountOf => ({
  door: kind === 'member' ? 'member' : 'admin',
  id,
});

export const actorOf = ({ door, id }: AccountOf): Actor => ({ kind: door, id });
