/**
 * Made when it is first asked for, and once. What writes dates and names of countries takes a slow phone up to a twentieth of a
 * second to make: it is no part of loading a page.
 */
export function whenUsed<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
