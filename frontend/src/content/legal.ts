/** What members agree to: pages of their own, and among the landing page's short answers. */
export const terms = {
  title: 'Terms of Service',
  text: 'What you bring stays yours. Problems and solutions are shown to members only, rights to joint results are agreed before testing begins, and every membership can be cancelled anytime.',
};

export const privacy = {
  title: 'Privacy Policy',
  text: 'We store what a membership needs and sell none of it. No advertising, no tracking across sites; one cookie, which keeps you signed in. Write to us to see, correct or erase your data.',
};
