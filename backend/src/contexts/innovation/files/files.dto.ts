import { ApiProperty } from '@nestjs/swagger';
import { KeptFileDto } from '../../../platform/files/kept-file.dto';

export class AttachedFileDto extends KeptFileDto {
  /** When it was attached. */
  createdAt: string;
}

export class StorageDto {
  /** Whose files they are. */
  organizationId: string;

  /**
   * How many bytes the files of its problems, of the values that it has entered, and those that it has attached to projects and
   * messages take.
   * @example 1288490188
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  usedBytes: number;

  /**
   * How many they may take together.
   * @example 5368709120
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  mostBytes: number;
}
