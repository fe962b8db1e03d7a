import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Mail runs no script and loads nothing but pictures; its links open outside the frame. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  "frame-ancestors 'self'",
].join('; ');

/** Answers the HTML of a mail, for a sandboxed frame of our own pages. */
export const MailFrame = () =>
  applyDecorators(
    ApiProduces('text/html'),
    ApiOkResponse({ type: String }),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('content-security-policy', mailPolicy),
    Header('x-frame-options', 'SAMEORIGIN'),
    Header('cache-control', 'no-store'),
  );
