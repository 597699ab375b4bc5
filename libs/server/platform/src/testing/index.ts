export { handlersOf, keyedHandlersOf, portsOf } from './domains-under-test.ts';
export { makeOrganization } from './organizations.ts';
export { payloads } from './payloads.ts';
export {
  confirmStepUp,
  makeAlarm,
  makeBuilding,
  makeDevice,
  makeMember,
  makePerson,
  makePlace,
  makeTicket,
  makeTopic,
  makeUnit,
  moveIn,
  type TestPerson,
  type TestPlace,
} from './people.ts';
export { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { makeTestFolder, startTestPostgres } from './test-postgres.ts';
export { templateName, withDatabase } from './test-urls.ts';
