import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { filesUnavailable } from '../files/files.errors';
import { TakesFile } from '../files/uploads';
import { Problems } from '../http/access';
import { Id } from '../http/id';
import { takenPictures } from './picture-use';
import { pictureTooManyPixels, pictureUnreadable } from './pictures.errors';

/** An operation whose body is a picture as it is, which `uploadIn` gives to its use case. */
export const TakesPicture = () =>
  applyDecorators(TakesFile(takenPictures), Problems(pictureTooManyPixels, pictureUnreadable));

/** An operation that answers a picture by `Pictures.answer`. */
export const AnswersPicture = () =>
  applyDecorators(
    ApiProduces('image/webp'),
    ApiOkResponse({
      description: 'The picture, a square. It is never changed: another one has another address.',
      schema: { type: 'string', format: 'binary' },
    }),
    Problems(filesUnavailable),
  );

/** The size in the path: `small` (96 pixels) or `large` (256). */
export const SizeOfPicture = () => Id('size', /small|large/);
