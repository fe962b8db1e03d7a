import { checkPassword } from './password-policy';

const refusal = (password: string, context: string[] = []) => {
  try {
    checkPassword(password, context);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('checkPassword', () => {
  it.each([
    'correct horse battery',
    'пароль-достаточно-длинный',
    '🙂🦊🌍🚀⚡🎈🍀🌙⭐🔥💧🌱',
    'aB3$aB3$aB3$zq',
    'kwmpd!x7'.repeat(16),
  ])('accepts %s', (password) => {
    expect(refusal(password)).toBeUndefined();
  });

  it('refuses fewer than 12 characters and more than 128', () => {
    expect(refusal('elevenchars')).toContain('at least 12');
    expect(refusal('abcdefghi'.repeat(15))).toContain('at most 128');
  });

  it('counts characters, not bytes', () => {
    expect(refusal('🙂🦊🌍🚀⚡🎈')).toContain('at least 12');
  });

  it('refuses one that is known from breaches, in any case', () => {
    expect(refusal('1q2w3e4r5t6y')).toContain('breaches');
    expect(refusal('1Q2W3E4R5T6Y')).toContain('breaches');
  });

  it("refuses the person's, the organization's and our own words", () => {
    expect(refusal('TechFlow-2026!!', ['TechFlow Solutions'])).toContain('made of');
    expect(refusal('alliance12345', [])).toContain('made of');
    expect(refusal('maya.chen.1990', ['maya.chen@techflow.example'])).toContain('made of');
  });

  it('lets such a word stand beside others', () => {
    expect(refusal('my alliance of seven otters', [])).toBeUndefined();
  });

  it('refuses one character repeated', () => {
    expect(refusal('ababababababab')).toContain('repeats');
  });
});
