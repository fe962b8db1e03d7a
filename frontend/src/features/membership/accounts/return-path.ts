/** A path of this application to go to after sign-in; anything else is `/`. The server decides for itself. */
export function safeReturnPath(wanted: string | null): string {
  const isPath = wanted && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(wanted);
  return isPath && !/^\/(api\/|login(\?|$))/.test(wanted) ? wanted : '/';
}
