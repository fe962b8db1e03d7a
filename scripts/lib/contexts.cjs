// The one list of contexts, in the order that their imports need: each row may use the rows above it, and nothing beside
// or below it. A test compares with it what cannot be derived: backend/test/architecture/contexts.spec.ts.
module.exports = [['membership'], ['billing'], ['innovation', 'enterprise', 'marketplace'], ['notifications', 'admin']];
