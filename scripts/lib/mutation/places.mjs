import ts from 'typescript';

const call = (place) => `globalThis.__reached?.(${place})`;

/**
 * Gives each fault the places at which a test that could notice it passes by, and answers the source with calls at those
 * places. Numbers go on from `first`, whose own place is the loading of the file.
 */
export function watched(source, faults, first) {
  const places = new Map();
  const loading = first;
  const placeOf = (node) => {
    if (!places.has(node)) places.set(node, first + places.size + 1);
    return places.get(node);
  };
  for (const fault of faults) fault.places = [...new Set(placesOf(innermost(source, fault), new Set()))];

  function placesOf(node, seen) {
    for (let at = node; at && at !== source; at = at.parent) {
      if (ts.isArrowFunction(at.parent) && at.parent.body === at && !ts.isBlock(at)) return [placeOf(at)];
      if (ts.isBlock(at.parent) || ts.isCaseOrDefaultClause(at.parent)) return [placeOf(at)];
      if (ts.isVariableDeclaration(at) && at.parent.parent.parent === source) return placesOfUses(at, seen);
    }
    return [loading];
  }

  /** A constant of the file is tried where it is used. */
  function placesOfUses(declaration, seen) {
    const name = declaration.name.getText(source);
    if (seen.has(name)) return [];
    seen.add(name);
    const exported = ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export;
    const found = exported ? [loading] : [];
    const visit = (node) => {
      if (ts.isIdentifier(node) && node.text === name && node.parent !== declaration)
        found.push(...placesOf(node, seen));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found.length > 0 ? found : [loading];
  }

  const inserts = [{ at: 0, text: `${call(loading)};` }];
  for (const [node, place] of places) {
    if (ts.isArrowFunction(node.parent) && !ts.isBlock(node)) {
      inserts.push({ at: node.getStart(source), text: `(${call(place)},` }, { at: node.end, text: ')', last: true });
    } else inserts.push({ at: node.getStart(source), text: `${call(place)};` });
  }
  inserts.sort((a, b) => b.at - a.at || (a.last ? 1 : 0) - (b.last ? 1 : 0));
  let text = source.text;
  for (const { at, text: insert } of inserts) text = text.slice(0, at) + insert + text.slice(at);
  return { text, next: first + places.size + 1 };
}

function innermost(source, { start, end }) {
  let found = source;
  const visit = (node) => {
    if (node.getStart(source) <= start && node.end >= end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}
