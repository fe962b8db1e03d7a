/** On what occasion somebody has agreed to a document. */
export enum AgreementWay {
  Registration = 'registration',
  Invitation = 'invitation',
  Payment = 'payment',
  Page = 'page',
}

export enum AgreementState {
  Agreed = 'agreed',
  Told = 'told',
}

export enum AgreementSort {
  Newest = 'newest',
  Name = 'name',
}
