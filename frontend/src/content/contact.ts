/** Where people reach the alliance. */
export const contactEmail = 'hello@innovation-alliance.example';
