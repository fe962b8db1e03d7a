/** Browsers name some zones as they were called when they came into the list; both names are one zone to every one of them. */
const today: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const isKnown = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** As it is called now, where the browser knows that name. */
const called = (timeZone: string) => {
  const name = today[timeZone];
  return name && isKnown(name) ? name : timeZone;
};

/** Every zone that the browser knows, and the one that is chosen, as it was. */
export const timeZones = (chosen: string): string[] => [
  ...new Set([...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone').map(called)]),
];

export const localZone = (): string => called(Intl.DateTimeFormat().resolvedOptions().timeZone);
