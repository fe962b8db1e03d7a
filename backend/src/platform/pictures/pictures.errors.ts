import { defineProblem } from '../http/domain-error';
import { mostPixels } from './picture-use';

const tooManyPixels = `The picture must not have more than ${mostPixels / 1_000_000} million pixels`;
const unreadable = 'The picture is damaged. Save it again as JPEG, PNG or WebP, and send that.';
const about = (message: string) => ({ errors: [{ field: 'file', message }] });

export const pictureTooManyPixels = defineProblem({
  code: 'picture_too_many_pixels',
  kind: 'invalid',
  text: tooManyPixels,
  details: about(tooManyPixels),
});

export const pictureUnreadable = defineProblem({
  code: 'picture_unreadable',
  kind: 'invalid',
  text: unreadable,
  details: about(unreadable),
});
