import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { ProbeMailServerDto } from '../probe/probe.dto';
import { SaveMailSettingsDto } from './mail-settings.dto';

const good = {
  ...{ host: 'smtp.example.com', port: 587, security: 'starttls' },
  ...{ user: 'alliance', password: 'open sesame', from: 'a@example.com', to: 'b@example.com' },
};
const named = { ...good, fromName: 'The Alliance' };
const wrongIn = async (dto: new () => object, values: object) =>
  (await validate(plainToInstance(dto, values))).map(({ property }) => property);

describe.each<[string, new () => object, Record<string, unknown>]>([
  ['Settings that are tried', ProbeMailServerDto, good],
  ['Settings that are saved', SaveMailSettingsDto, named],
])('%s', (_, dto, values) => {
  it('are taken as they are', async () => {
    expect(await wrongIn(dto, values)).toEqual([]);
  });

  it.each(Object.keys(values).filter((name) => typeof values[name] === 'string'))(
    'have no line break in %s, which would begin a command of its own',
    async (name) => {
      for (const end of ['\r\nRCPT TO:<all@example.org>', '\nx', '\rx', '\0x', '\u2028x'])
        expect(await wrongIn(dto, { ...values, [name]: `${values[name]}${end}` })).toEqual([name]);
    },
  );
});
