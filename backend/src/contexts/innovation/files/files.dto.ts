import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../platform/http/text';
import { problemFiles } from './shelves';

export class AttachedFileDto {
  /** Its identifier. */
  id: string;

  /**
   * As it was called where it came from, ending as its type does.
   * @example "leak-records-2025.pdf"
   */
  name: string;

  /** Its media type, as its content shows it. */
  @ApiProperty({ example: 'application/pdf', enum: problemFiles.types })
  type: string;

  /**
   * How large it is, in bytes.
   * @example 482133
   */
  bytes: number;

  /** When it was attached. */
  createdAt: string;
}

export class AttachFileQuery {
  /**
   * What the file is called. Folders are left out, and a name that does not end as the file’s type does gets its ending.
   * @example "leak-records-2025.pdf"
   */
  @Text({ max: 255, required: 'name must say what the file is called' })
  name: string;
}

export class StorageDto {
  /** Whose files they are. */
  organizationId: string;

  /**
   * How many bytes the files of its problems, of the values that it has entered, and those that it has attached to projects take.
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
