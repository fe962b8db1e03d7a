import { screen } from '@testing-library/react';
import { json, openPage } from '@/testing/openPage';
import AdminMentorsPage from './AdminMentorsPage';

const mentor = (kind: string) => ({
  id: 'm1',
  name: 'Priya Nair',
  kind,
  headline: 'Pilots',
  organizationName: 'Pump Works',
  rating: null,
  ratings: 0,
  held: 2,
  isListed: false,
});

it('the administration names an expert, and takes it back', async () => {
  let kind = 'mentor';
  const { user, callsTo } = openPage(AdminMentorsPage, {
    answers: {
      'GET /api/mentors': () => json(200, [mentor(kind)], { 'x-total-count': '1' }),
      'PUT /api/mentors/m1/kind': ({ body }) => {
        ({ kind } = body as { kind: string });
        return new Response(null, { status: 204 });
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Priya Nair is an expert', pressed: false });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Priya Nair is an expert', pressed: true }));
  await screen.findByRole('button', { name: 'Priya Nair is an expert', pressed: false });
  expect(callsTo('PUT /api/mentors/m1/kind').map(({ body }) => body)).toEqual([{ kind: 'expert' }, { kind: 'mentor' }]);
  jest.restoreAllMocks();
});
