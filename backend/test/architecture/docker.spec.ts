import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '../../src/platform/config/environment';
import { repository } from './cruise';

const { load } = require('js-yaml') as { load(text: string): unknown };

interface Service {
  environment: Record<string, string>;
  build?: { context: string; dockerfile: string };
}

const read = (...names: string[]) => readFileSync(path.join(repository, ...names), 'utf8');
const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'a-password',
  SESSION_SECRET: 'a-secret-of-thirty-two-characters-or-more',
  ADMIN_PASSWORD: 'seven otters keep the root',
};

describe('the compose file', () => {
  const text = read('docker', 'compose.yaml').replace(/\$\{(\w+)(?::-([^}]*))?[^}]*\}/g, (_all, name, fallback) => {
    return given[name] ?? fallback;
  });
  const { services } = load(text) as { services: Record<string, Service> };

  it('holds the database, the web process, the worker and the mail catcher', () => {
    expect(Object.keys(services)).toEqual(['database', 'web', 'worker', 'mail']);
  });

  it.each(['web', 'worker'])('gives the %s process an environment that it accepts', (role) => {
    const service = services[role] as Service;
    const environment = Object.fromEntries(
      Object.entries(service.environment).map(([name, value]) => [name, `${value}`]),
    );
    const accepted = parseEnvironment(environment);
    expect(accepted.ROLE).toBe(role);
    expect(Object.keys(accepted)).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it('builds from files that exist', () => {
    const build = (services.web as Service).build as { context: string; dockerfile: string };
    expect(existsSync(path.join(repository, 'docker', build.context, build.dockerfile))).toBe(true);
  });
});

describe('the image', () => {
  const lines = read('docker', 'Dockerfile').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));

  it('copies files that exist', () => {
    expect(copied.filter((name) => !existsSync(path.join(repository, name)))).toEqual([]);
  });

  it('copies the package.json of every workspace, which npm ci compares with the lock', () => {
    const libraries = readdirSync(path.join(repository, 'libs')).map((name) => `libs/${name}`);
    const manifests = ['backend', 'frontend', ...libraries].map((name) => `${name}/package.json`);
    expect(copied).toEqual(expect.arrayContaining(manifests));
  });

  it('does not run as root, and says whether it is well', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last).toContain('USER node');
    expect(last.join('\n')).toMatch(/^HEALTHCHECK .*\n?.*\/health\/live/m);
  });
});
