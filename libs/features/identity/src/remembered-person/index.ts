export { rememberedPersonOf } from './opened-offline.ts';
export { forgetPerson, sessionActors } from './session-actors.ts';
