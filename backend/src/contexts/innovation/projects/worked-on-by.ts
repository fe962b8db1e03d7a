/** In SQL: the ids of what some organizations work on, looked up by them: a few thousand at most. */
export const workedOnBy = (organizations: string) => `array(
  select id from innovation.projects where lead_organization_id = any(${organizations}::uuid[])
  union select project_id from innovation.project_collaborators where organization_id = any(${organizations}::uuid[]))`;
