import { AttachFileQuery } from '../../../../platform/files/kept-file.dto';
import { TrueOrFalse } from '../../../../platform/http/true-or-false';
import { AttachedFileDto } from '../../files/files.dto';
import { SubmitterDto } from '../../problems/problems.dto';

export class ProjectFileDto extends AttachedFileDto {
  /** Which organization has attached it. */
  by: SubmitterDto;

  /** Whether all members see it; else who works on the project alone. */
  forMembers: boolean;

  /** Whether it shows that something a gate asks for is there; to who works on the project. It stays then. */
  isEvidence: boolean;

  /** Whether the viewer may remove it. */
  canRemove: boolean;
}

export class AttachProjectFileQuery extends AttachFileQuery {
  /**
   * Whether all members may see it; else who works on the project alone.
   * @example true
   */
  @TrueOrFalse('forMembers')
  forMembers?: boolean;
}
