/** Says in plain words what is wrong with this Node, if anything: Nest needs require() of ES modules. */
export function nodeTrouble(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return `This needs Node 20.19 or newer (of the even versions: 20.19+, 22.12+, 24+), and this is ${version}. See https://nodejs.org.`;
}
