/** How somebody stands with an organization whose page they look at. */
export enum ViewerStanding {
  Visitor = 'visitor',
  Member = 'member',
  Connected = 'connected',
  Own = 'own',
}
