import { corporations } from './profiles/corporations';
import { founders } from './profiles/founders';
import type { DemoProfile, DemoProfiles } from './profiles/profile';
import { publicSector } from './profiles/public-sector';
import { research } from './profiles/research';
import { startups } from './profiles/startups';

const profiles: DemoProfiles = { ...founders, ...corporations, ...publicSector, ...research, ...startups };

export const namesOfProfiles = Object.keys(profiles);

/** What a demo organization says of itself, beside what it does. */
export const profileOf = (name: string): DemoProfile => profiles[name] as DemoProfile;
