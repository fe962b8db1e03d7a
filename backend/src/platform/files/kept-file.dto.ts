import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../http/text';
import { documents } from './documents';

export class KeptFileDto {
  /** Its identifier. */
  id: string;

  /**
   * As it was called where it came from, ending as its type does.
   * @example "leak-records-2025.pdf"
   */
  name: string;

  /** Its media type, as its content shows it. */
  @ApiProperty({ example: 'application/pdf', enum: documents.types })
  type: string;

  /**
   * How large it is, in bytes.
   * @example 482133
   */
  bytes: number;
}

export class AttachFileQuery {
  /**
   * What the file is called. Folders are left out, and a name that does not end as the file’s type does gets its ending.
   * @example "leak-records-2025.pdf"
   */
  @Text({ max: 255, required: 'name must say what the file is called' })
  name: string;
}
