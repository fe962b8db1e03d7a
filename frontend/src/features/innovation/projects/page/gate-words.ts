import type { GateItemDto, ProjectGateDto } from '@alliance/api-client/projects';

/** What a gate still asks for. */
export const missingAt = ({ items }: ProjectGateDto): GateItemDto[] => items.filter(({ isMissing }) => isMissing);
