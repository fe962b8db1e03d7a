import { KeptFileDto } from '../../../platform/files/kept-file.dto';

/** What goes with a message. */
export class ConversationFileDto extends KeptFileDto {}
