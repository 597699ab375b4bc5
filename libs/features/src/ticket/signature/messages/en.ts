import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { signatureId } from './id.ts';

export const signatureEn = {
  title: 'Signature',
  none: 'None yet. Somebody on site can sign on this screen that the work was accepted.',
  failed: 'The signature could not be loaded',
  offer: 'Nobody has signed for the work yet (optional).',
  signedBy: '{name} has signed.',
  sign: 'Ask for a signature',
  again: 'Ask for a new one',
  picture: 'Signature of {name}',
  typed: 'The name was typed, not drawn',
  taken: 'On the device of {name}',
  earlier: 'Replaced ({count, number})',
  sheetTitle: 'Signature of who accepts the work',
  sheetText: 'Hand the screen to whoever accepts the work for {number}, {title}.',
  replaces: 'The present signature is kept and replaced by the new one.',
  signer: 'Name of who signs',
  signerRequired: 'Write the name of who signs.',
  pad: 'Signature',
  padRequired: 'Ask for a signature in this box, or type the name.',
  final: 'Once saved, a signature cannot be changed.',
  save: 'Save the signature',
  saved: 'The signature is saved.',
  offline: 'A signature can be saved only with a network. What is drawn stays here as long as this form is open.',
} as const satisfies TranslationOf<typeof signatureId>;
