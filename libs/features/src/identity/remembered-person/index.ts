export { isOpenedOffline } from './opened-offline.ts';
export { createRememberedPerson } from './remembered-person.ts';
