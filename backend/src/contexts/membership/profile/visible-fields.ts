import { DirectoryField, FieldVisibility } from '../organizations/organization.enums';
import { ViewerStanding } from './profile.enums';

export type Visibility = Record<DirectoryField, FieldVisibility>;
type Chosen = Partial<Visibility>;

/** Who sees what of an organization that has chosen nothing. */
const usual: Visibility = {
  [DirectoryField.Description]: FieldVisibility.Members,
  [DirectoryField.Website]: FieldVisibility.Members,
  [DirectoryField.Location]: FieldVisibility.Members,
  [DirectoryField.SeeksAndOffers]: FieldVisibility.Members,
  [DirectoryField.Interests]: FieldVisibility.Members,
  [DirectoryField.People]: FieldVisibility.Connections,
  [DirectoryField.Work]: FieldVisibility.Members,
  [DirectoryField.AnswerRecord]: FieldVisibility.Members,
  [DirectoryField.LastActive]: FieldVisibility.Members,
};

const fields = Object.values(DirectoryField);
/** From nobody else to everybody. */
const settings = Object.values(FieldVisibility);
/** The narrowest setting under which a field is seen by who stands so. */
const narrowest: Record<ViewerStanding, FieldVisibility> = {
  [ViewerStanding.Own]: FieldVisibility.Hidden,
  [ViewerStanding.Connected]: FieldVisibility.Connections,
  [ViewerStanding.Member]: FieldVisibility.Members,
  [ViewerStanding.Visitor]: FieldVisibility.Public,
};

export const wholeVisibility = (chosen: Chosen): Visibility => ({ ...usual, ...chosen });

/** What of it is otherwise than for who has chosen nothing. */
export const chosenVisibility = (whole: Visibility): Chosen =>
  Object.fromEntries(fields.filter((field) => whole[field] !== usual[field]).map((field) => [field, whole[field]]));

/** The one rule on who sees what an organization says of itself. */
export function visibleFields(chosen: Chosen, standing: ViewerStanding): DirectoryField[] {
  const whole = wholeVisibility(chosen);
  const from = settings.indexOf(narrowest[standing]);
  return fields.filter((field) => settings.indexOf(whole[field]) >= from);
}
