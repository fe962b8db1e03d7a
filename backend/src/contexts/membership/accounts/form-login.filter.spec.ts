import type { ArgumentsHost } from '@nestjs/common';
import { invalidField } from '../../../platform/http/domain-error';
import { ProblemFilter } from '../../../platform/http/problem.filter';
import { crossSiteRequest, tooManyRequests, unavailable } from '../../../platform/http/problems';
import { accountSuspended, credentialsWrong } from '../membership.errors';
import { secondStepRequired } from '../security/security.errors';
import { FormLoginFilter } from './form-login.filter';

const form = 'application/x-www-form-urlencoded';
const document = jest.spyOn(ProblemFilter.prototype, 'catch');

/** Where a browser that posted this goes; nowhere where it gets a problem document instead. */
function wayBack(error: unknown, body?: object, contentType: string | undefined = form): string | undefined {
  document.mockReset();
  const redirect = jest.fn();
  const http = {
    getRequest: () => ({ headers: contentType ? { 'content-type': contentType } : {}, body }),
    getResponse: () => ({ redirect }),
  };
  new FormLoginFilter().catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  expect(document.mock.calls.length).toBe(1 - redirect.mock.calls.length);
  if (redirect.mock.calls.length > 0) expect(redirect).toHaveBeenCalledWith(expect.any(String), 303);
  return redirect.mock.calls[0]?.[0];
}

describe('A sign-in by form that fails', () => {
  it.each([
    ['credentials', credentialsWrong()],
    ['credentials', invalidField('email', 'Missing')],
    ['credentials', invalidField('password', 'Missing')],
    ['request', invalidField('return', 'Unknown')],
    ['request', crossSiteRequest()],
    ['limited', tooManyRequests(7)],
    ['suspended', accountSuspended(null, 'help@alliance.example')],
  ])('leads back to its page, which is told of %s', (reason, error) => {
    expect(wayBack(error)).toBe(`/login?error=${reason}`);
    expect(wayBack(error, {}, `${form};charset=utf-8`)).toBe(`/login?error=${reason}`);
  });

  it('leads on to the second step', () => {
    expect(wayBack(secondStepRequired())).toBe('/login/verify');
  });

  it('keeps where to go then, as far as it is a place of ours', () => {
    expect(wayBack(credentialsWrong(), { return: '/problems?page=2' })).toBe(
      '/login?error=credentials&return=%2Fproblems%3Fpage%3D2',
    );
    for (const elsewhere of ['//evil.example', '/', ['/problems'], 7])
      expect(wayBack(credentialsWrong(), { return: elsewhere })).toBe('/login?error=credentials');
  });

  it('is a problem document for what is no form, and where the product itself has failed', () => {
    for (const type of ['application/json', '']) expect(wayBack(credentialsWrong(), {}, type)).toBeUndefined();
    for (const error of [new Error('Broken'), unavailable(), undefined]) expect(wayBack(error)).toBeUndefined();
  });
});
