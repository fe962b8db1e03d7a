import type { Viewer } from '@alliance/api-client/viewer';
import type { ComponentProps } from 'react';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';

type Organization = Viewer['organizations'][number]['organization'];
type Role = Viewer['organizations'][number]['role'];

/** The viewer's organizations in which they have one of the roles. */
export const organizationsAs = (viewer: Viewer | undefined, roles: readonly Role[]): Organization[] =>
  (viewer?.organizations ?? []).filter(({ role }) => roles.includes(role)).map(({ organization }) => organization);

/** Those who may submit and propose; `leaders` also bind their organization. */
export const contributors = ['owner', 'admin', 'member'] as const;
export const leaders = ['owner', 'admin'] as const;

/** The one chosen, or the first: a draft may name one that its writer has left since. */
export const chosenOrganization = (organizations: Organization[], id: string) =>
  (organizations.find((organization) => organization.id === id) ?? organizations[0])?.id;

interface OrganizationFieldProps extends ComponentProps<'select'> {
  id: string;
  organizations: Organization[];
}

/** For which of their organizations somebody acts; nothing to choose where there is one. */
export function OrganizationField({ id, organizations, ...select }: OrganizationFieldProps) {
  if (organizations.length < 2) return null;
  return (
    <Field id={id} label="On behalf of">
      <NativeSelect options={organizations.map(({ id: value, name: label }) => ({ value, label }))} {...select} />
    </Field>
  );
}
