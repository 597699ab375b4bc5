import type { TranslationOf } from '@imah/app/i18n';
import type { signatureTextsId } from './id.ts';

export const signatureTextsEn = {
  title: 'Signature',
  none: 'None yet. Someone on site can sign on this screen that the work was accepted.',
  failed: 'The signature could not be loaded',
  offer: 'Not signed yet (optional).',
  signedBy: '{name} has signed.',
  sign: 'Ask for a signature',
  again: 'Ask for a new one',
  picture: 'Signature of {name}',
  typed: 'Name typed, not drawn',
  taken: 'On {name}’s device',
  earlier: 'Replaced ({count, number})',
  sheetTitle: 'Recipient’s signature',
  sheetText: 'Hand the screen to the person accepting the work for {number}, {title}.',
  replaces: 'The existing signature is kept on record and replaced by the new one.',
  signer: 'Name of the person signing',
  signerRequired: 'Enter the name of the person signing.',
  pad: 'Signature',
  padRequired: 'Ask for a signature in this box, or type the name.',
  final: 'Once saved, a signature cannot be changed.',
  save: 'Save signature',
  saved: 'Signature saved.',
  offline: 'A signature can only be saved while online. What is drawn stays here as long as this form is open.',
} as const satisfies TranslationOf<typeof signatureTextsId>;
