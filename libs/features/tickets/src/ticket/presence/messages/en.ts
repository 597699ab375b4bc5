import type { TranslationOf } from '@imah/app/i18n';
import type { presenceTextsId } from './id.ts';

export const presenceTextsEn = {
  looking: '{names} also viewing this ticket',
  more: '{names} and {count, number} others also viewing this ticket',
  resident: '{name} (resident)',
  writingReply: '{names} typing a reply…',
  writingNote: '{names} typing an internal note…',
  staffWrites: 'The management is typing…',
} as const satisfies TranslationOf<typeof presenceTextsId>;
