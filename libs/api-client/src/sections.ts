export type { ClosedSectionDto } from './generated/sections.gen';
