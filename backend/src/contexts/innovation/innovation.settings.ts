import { defineSection } from '../../platform/settings/sections';

defineSection({
  name: 'stories',
  label: 'Success stories',
  about: 'What came of projects, told to everybody.',
  tags: ['innovation: stories'],
  pages: ['/stories', '/stories/*'],
});
