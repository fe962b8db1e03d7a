import { ProbeStep } from './probe.dto';
import { adviceOn } from './probe-advice';

describe('The advice on a step that failed', () => {
  it.each([
    [ProbeStep.Name, 'ENOTFOUND', 'SMTP_HOST', '“Host”'],
    [ProbeStep.Connect, 'ECONNREFUSED', 'SMTP_PORT', '“Port”'],
    [ProbeStep.Connect, 'WRONG_VERSION_NUMBER', 'SMTP_SECURE=false', '“STARTTLS”'],
    [ProbeStep.Tls, 'STARTTLS is not offered.', 'SMTP_SECURE=true', '“TLS from the first byte”'],
    [ProbeStep.Login, '535 Incorrect', 'SMTP_USER and SMTP_PASSWORD', '“User” and “Password”'],
    [ProbeStep.Sender, '553 Not yours', 'SMTP_FROM', '“From address”'],
  ])('on %s (%s) names what is changed where the settings stand', (step, answer, variable, field) => {
    const [environments, forms] = [adviceOn(step, answer, true), adviceOn(step, answer, false)];
    expect(environments).toContain(variable);
    expect(environments).not.toContain('“');
    expect(forms).toContain(field);
    expect(forms).not.toContain('SMTP_');
  });

  it('leaves no place empty, whatever the answer', () => {
    for (const step of Object.values(ProbeStep))
      for (const answer of [
        '',
        '421',
        '454',
        '530',
        '534',
        '550 5.7.1',
        'self-signed',
        'expired',
        'altname',
        'in time',
      ])
        for (const isEnvironments of [true, false])
          expect(adviceOn(step, answer, isEnvironments)).not.toMatch(/[{}]|undefined/);
  });
});
