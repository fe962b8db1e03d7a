import type { MentorOfferDto, OfferSessionsDto, OwnMentoringDto } from '@alliance/api-client/mentoring';
import { withTag } from '@/ui/tags';
import { localZone } from '@/ui/timeZones';
import { dateOf } from './times';

type Hours = OfferSessionsDto['hours'][number];

/** A day that goes otherwise, as the form has it. */
export interface OtherDay {
  date: string;
  isAway: boolean;
  from: string;
  until: string;
}

export interface OfferValues extends Omit<OfferSessionsDto, 'sessionMinutes' | 'exceptions'> {
  sessionMinutes: string;
  exceptions: OtherDay[];
  /** What stands in the field and is none of the languages yet. */
  typedLanguage: string;
}

export const newHours: Hours = { weekday: 1, from: '09:00', until: '12:00' };

export const valuesOf = ({ offer, organizations, languages, timeZone }: OwnMentoringDto): OfferValues => ({
  organizationId: offer?.organizationId ?? preferred(organizations)?.id ?? '',
  headline: offer?.headline ?? '',
  about: offer?.about ?? '',
  topics: offer?.topics ?? [],
  languages: offer?.languages ?? languages,
  typedLanguage: '',
  timeZone: offer?.timeZone ?? timeZone ?? localZone(),
  sessionMinutes: String(offer?.sessionMinutes ?? 60),
  meetingLink: offer?.meetingLink ?? '',
  hours: offer?.hours ?? [newHours],
  exceptions: offer ? daysOf(offer) : [],
  isOpen: offer?.isOpen ?? organizations.some(({ isOpenToMentoring }) => isOpenToMentoring),
});

const preferred = (organizations: OwnMentoringDto['organizations']) =>
  organizations.find(({ isOpenToMentoring }) => isOpenToMentoring) ?? organizations[0];

/** Days that are over are left out. */
const daysOf = ({ exceptions }: MentorOfferDto): OtherDay[] =>
  exceptions
    .filter(({ date }) => date >= dateOf(new Date(Date.now() - 86_400_000)))
    .map(({ date, from, until }) => ({
      date,
      isAway: from === null,
      from: from ?? newHours.from,
      until: until ?? newHours.until,
    }));

export const toRequest = ({ typedLanguage, ...values }: OfferValues): OfferSessionsDto => ({
  ...values,
  languages: withTag(values.languages, typedLanguage),
  sessionMinutes: Number(values.sessionMinutes) as OfferSessionsDto['sessionMinutes'],
  exceptions: values.exceptions
    .filter(({ date }) => date !== '')
    .map(({ date, isAway, from, until }) => ({ date, from: isAway ? null : from, until: isAway ? null : until })),
});
