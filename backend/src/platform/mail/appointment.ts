import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Something that somebody has in their calendar. */
interface Appointment {
  /** The same for as long as there is the appointment, so that an entry is moved and not doubled. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  /** Where it takes place, where that is known. */
  place: string | null;
  link: string;
  /** Who invites. */
  organizer: { name: string; email: string };
  /** Whose calendar it is. */
  attendee: { name: string; email: string };
  now: Date;
}

/**
 * A calendar file (RFC 5545, 5546) that enters, moves or removes an appointment: for a mail's value `calendar`. Its times are in UTC,
 * which every program shows by its own clock.
 */
export function calendarFileOf(appointment: Appointment): string {
  const { uid, isCancelled, description, link, attendee } = appointment;
  const calendar = new ICalCalendar({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Global Innovation Alliance', product: 'Appointments', language: 'EN' },
  });
  calendar.createEvent({
    id: uid,
    sequence: appointment.sequence,
    stamp: appointment.now,
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: appointment.title,
    description: `${description}\n\n${link}`,
    location: appointment.place,
    url: link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: appointment.organizer,
    attendees: [{ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}
