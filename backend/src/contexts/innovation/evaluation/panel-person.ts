import type { Face } from '../../membership';
import type { PanelPersonDto } from './evaluation.dto';
import type { Evaluated } from './panel';

/** Whose account is gone. */
export const nobody: Face = { name: '', profileImageUrl: null };

/** A reviewer as colleagues see them. */
export const panelPerson = (
  { organizationId }: Pick<Evaluated, 'organizationId'>,
  { id, name, profileImageUrl }: Face & { id: string },
): PanelPersonDto => ({ id, name, profileImageUrl, organizationId });
