import { Injectable } from '@nestjs/common';
import { defineProblem } from '../http/domain-error';
import { AllianceSettings } from './alliance-settings';
import { defineSwitch, SettingPart, type SwitchSetting } from './define-setting';
import type { ClosedSectionDto } from './section.dto';

/** A part of the alliance that super admins can close as a whole. */
export interface Section {
  label: string;
  /** Those of its operations (`@ApiTags`): all of them are in no other section. */
  tags: readonly string[];
  /** Its pages; `/*` at the end stands for all that are under one. */
  pages: readonly string[];
  isOpen: SwitchSetting;
}

interface SectionDeclaration extends Omit<Section, 'isOpen'> {
  name: string;
  /** What it is, for who closes it. */
  about: string;
}

const sections: Section[] = [];

/** Declares a section, by the context that has it. It is open until a super admin closes it. */
export function defineSection({ name, about, label, tags, pages }: SectionDeclaration): Section {
  if (tags.some((tag) => sectionOf([tag])))
    throw new Error(`The operations of ${label} are in another section already.`);
  const meaning = `${about} Closed, it is in no bar, list or search; its pages say so, and its operations answer that they are not there. Nothing of it is lost.`;
  const isOpen = defineSwitch({ name: `${name}Section`, part: SettingPart.Sections, label, meaning, default: true });
  const section = { label, tags, pages, isOpen };
  sections.push(section);
  return section;
}

/** The section that operations with these tags belong to. */
export const sectionOf = (tags: readonly string[]): Section | undefined =>
  sections.find((section) => section.tags.some((tag) => tags.includes(tag)));

export const definedSections = (): readonly Section[] => sections;

/** Those who run the alliance go on looking after what is in a closed section: what is theirs alone is never closed. */
export const staysOpen = (level: unknown): boolean => level === 'operator' || level === 'super-admin';

export const sectionClosed = defineProblem({
  code: 'section_closed',
  kind: 'not-found',
  text: 'This section of the alliance is closed for now.',
});

const covers = (page: string, path: string): boolean =>
  page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : page === path;

/** Which sections are closed now. */
@Injectable()
export class Sections {
  constructor(private readonly settings: AllianceSettings) {}

  async isOpen({ isOpen }: Section): Promise<boolean> {
    return this.settings.isOn(isOpen);
  }

  async closed(): Promise<Section[]> {
    const open = await Promise.all(sections.map((section) => this.isOpen(section)));
    return sections.filter((_, n) => !open[n]);
  }

  /** The same for whoever links to them. */
  async shownClosed(): Promise<ClosedSectionDto[]> {
    return (await this.closed()).map(({ label, pages }) => ({ label, pages: [...pages] }));
  }

  /** These without those that lead to a page of a closed section. */
  async leadingToOpen<Thing>(things: Thing[], addressOf: (thing: Thing) => string): Promise<Thing[]> {
    const pages = (await this.closed()).flatMap((section) => section.pages);
    if (pages.length === 0) return things;
    return things.filter((thing) => {
      const [path = ''] = addressOf(thing).split(/[?#]/);
      return !pages.some((page) => covers(page, path));
    });
  }
}
