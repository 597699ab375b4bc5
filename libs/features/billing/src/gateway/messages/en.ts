import type { TranslationOf } from '@imah/app/i18n';
import type { gatewayTextsId } from './id.ts';

export const gatewayTextsEn: TranslationOf<typeof gatewayTextsId> = {
  title: 'Online payments',
  lead: 'Residents pay their bills by themselves, by QRIS or virtual account.',
  failed: 'Payment settings could not be loaded',
  place: 'Payment gateway',
  places: {
    none: 'None',
    production: 'Midtrans',
    sandbox: 'Midtrans, sandbox',
    simulator: 'Simulator on this computer',
  },
  placeHints: {
    none: 'Residents pay in cash or by transfer.',
    production: 'Real money.',
    sandbox: 'To try it with your Midtrans account. No real money.',
    simulator: 'To try it without an account. No real money.',
  },
  key: 'Server key',
  keyHint: 'From the Midtrans dashboard, under Access Keys. It is never shown again.',
  keyKept: 'The stored one ends in {end}. Fill this in only to replace it.',
  methods: 'Ways to pay',
  method: { qris: 'QRIS', va: 'Virtual account' },
  banks: 'Banks for virtual accounts',
  bank: { bca: 'BCA', bni: 'BNI', bri: 'BRI', permata: 'Permata', cimb: 'CIMB Niaga' },
  url: 'Notification address',
  urlHint: 'Enter it in the Midtrans dashboard, under Payment Notification URL.',
  fee: 'The organisation bears the fee of the gateway. Bank Indonesia forbids charging it to who pays by QRIS.',
  save: 'Save',
  saved: 'Payment settings saved.',
};
