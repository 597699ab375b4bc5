export { rememberedPersonOf } from './opened-offline.ts';
